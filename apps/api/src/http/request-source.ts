import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { AppError } from '../errors.ts';

/** One household has more addresses of IPv6 than anybody can count: it is known by its network. */
const HOUSEHOLD_BITS = 64;

/** What an address counts as: itself, or its network in IPv6; one of IPv4 is the same however it is written. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [bare = address] = address.split('%');
  const parsed = ipaddr.process(bare);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${bare}/${HOUSEHOLD_BITS}`).toString();
}

const BROWSERS = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;

const SYSTEMS = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

const named = (list: readonly (readonly [RegExp, string])[], text: string) =>
  list.find(([pattern]) => pattern.test(text))?.[1];

/** Browser and system in a few words ("Chrome, Android"); nothing finer is kept of a device. Null when unknown. */
export function deviceLabel(userAgent: string | undefined): string | null {
  if (userAgent === undefined) return null;
  const parts = [named(BROWSERS, userAgent), named(SYSTEMS, userAgent)].filter((part) => part !== undefined);
  return parts.length === 0 ? null : parts.join(', ');
}

/** Where a request comes from, as far as sign-in cares. */
export interface Source {
  /** The address; of IPv6 its network. */
  readonly address: string;
  /** What the device calls itself. */
  readonly device: string | null;
  readonly requestId: string;
  /** The secret by which a device is known that somebody signed in on before; opens nothing but a lock. */
  readonly deviceToken: string | null;
}

export function sourceOf(request: FastifyRequest, deviceToken?: string): Source {
  return {
    address: networkOf(request.ip),
    device: deviceLabel(request.headers['user-agent']),
    requestId: request.id,
    deviceToken: deviceToken ?? null,
  };
}

/** A header of a request, repeated ones as one. */
export function headerOf({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value.join(',') : value;
}

/**
 * The path that a request asks for: of a call its template, for one address can be written in many ways (`/%61pi`,
 * `http://host/api`), else as it was sent.
 */
export function askedPath({ url, routeOptions }: FastifyRequest): string {
  const { url: route = '' } = routeOptions;
  return route.startsWith('/api') ? route : url;
}

/** Who asks Eddy. */
export interface AskerRecord {
  /** The whole record, as the guard has read it. */
  readonly record: NonNullable<FastifyRequest['callerRecord']>;
  /** The network address. */
  readonly address: string;
}

/** The asker of a route whose guard reads the whole user. */
export function askerOf({ callerRecord, ip }: FastifyRequest): AskerRecord {
  if (callerRecord === null) throw new AppError('unauthenticated');
  return { record: callerRecord, address: networkOf(ip) };
}
