import rateLimit from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { deviceLabel } from './device-label.ts';

/** Where a request comes from, as far as sign-in cares. */
export interface Source {
  /** The address; of IPv6 its network, since one household has more addresses than anybody can count. */
  readonly address: string;
  readonly device: string | null;
}

export function sourceOf(request: FastifyRequest): Source {
  return {
    address: rateLimit.normalizeIP(request.ip),
    device: deviceLabel(request.headers['user-agent']),
  };
}
