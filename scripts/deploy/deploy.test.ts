import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { ROOT } from '../set-up/place.mjs';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** Settings that a server knows, and files that hold them, from the one place that reads them. */
const settings = new Set(
  [...read('apps/api/src/config.ts').matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name),
);
const isSetting = (name: string) => settings.has(name.replace(/_FILE$/, ''));

const serviceSchema = z.looseObject({
  image: z.string(),
  restart: z.literal('unless-stopped'),
  read_only: z.boolean().optional(),
  environment: z.record(z.string(), z.string()).optional(),
  secrets: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
});
const composeSchema = z.looseObject({
  services: z.record(z.string(), serviceSchema),
  volumes: z.record(z.string(), z.null()),
  secrets: z.record(z.string(), z.object({ file: z.string() })),
});

test('compose: two closed servers, PostgreSQL 17, Redis, HAProxy and a daily backup; every name is there', () => {
  const { services, volumes, secrets } = composeSchema.parse(parse(read('compose.yaml'), { merge: true }));
  expect(Object.keys(services).toSorted()).toEqual([
    'backup',
    'haproxy',
    'postgres',
    'redis',
    'server-1',
    'server-2',
  ]);
  for (const [name, service] of Object.entries(services)) {
    for (const secret of service.secrets) expect(Object.keys(secrets), name).toContain(secret);
    for (const on of Object.keys(service.depends_on)) expect(Object.keys(services), name).toContain(on);
    for (const volume of service.volumes.filter((one) => !one.startsWith('.')))
      expect(Object.keys(volumes), name).toContain(volume.split(':')[0]);
    if (service.image === 'lodestar') {
      expect(service.read_only, name).toBe(true);
      expect(Object.keys(service.environment ?? {}).filter((one) => !isSetting(one))).toEqual([]);
    }
  }
  expect(services.postgres?.image).toMatch(/^postgres:17/);
});

const containerSchema = z.looseObject({
  image: z.string(),
  env: z.array(z.object({ name: z.string(), value: z.string() })),
  securityContext: z.object({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.object({ drop: z.tuple([z.literal('ALL')]) }),
  }),
  volumeMounts: z.array(z.looseObject({ name: z.string(), mountPath: z.string() })),
});
const podSchema = z.looseObject({
  spec: z.looseObject({
    automountServiceAccountToken: z.literal(false),
    securityContext: z.looseObject({ runAsNonRoot: z.literal(true), runAsUser: z.number() }),
    containers: z.array(containerSchema).length(1),
    volumes: z.array(z.looseObject({ name: z.string() })),
  }),
});
const resourceSchema = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({ name: z.string() }),
});

const resources = parseAllDocuments(read('deploy/kubernetes/lodestar.yaml')).map((document) => {
  expect(document.errors).toEqual([]);
  return document.toJS();
});

test('Kubernetes: what a service needs is there, each of the version that serves it', () => {
  const kinds = resources
    .map((one) => resourceSchema.parse(one))
    .map(({ apiVersion, kind }) => `${apiVersion} ${kind}`);
  expect(kinds).toEqual([
    'apps/v1 Deployment',
    'v1 Service',
    'networking.k8s.io/v1 Ingress',
    'policy/v1 PodDisruptionBudget',
    'autoscaling/v2 HorizontalPodAutoscaler',
    'batch/v1 Job',
    'batch/v1 CronJob',
    'v1 PersistentVolumeClaim',
  ]);
});

test('Kubernetes: every pod is closed, takes secrets by name and mounts only what it declares', () => {
  const templates = resources.flatMap(({ spec }) => spec.template ?? spec.jobTemplate?.spec.template ?? []);
  expect(templates).toHaveLength(3);
  for (const template of templates) {
    const { spec } = podSchema.parse(template);
    const declared = spec.volumes.map(({ name }) => name);
    for (const { env, volumeMounts } of spec.containers) {
      expect(env.map(({ name }) => name).filter((name) => !isSetting(name))).toEqual([]);
      expect(volumeMounts.map(({ name }) => name).filter((name) => !declared.includes(name))).toEqual([]);
      expect(
        env.filter(({ name, value }) => /KEY|DATABASE|PASSWORD/.test(name) && !value.startsWith('/secrets/')),
      ).toEqual([]);
    }
  }
});

test('the image runs as nobody in particular, says how it is, and copies files that are there', () => {
  const lines = read('Dockerfile')
    .replace(/\\\n\s*/g, '')
    .split('\n');
  const stages = lines.filter((line) => line.startsWith('FROM '));
  expect(stages).toEqual(['FROM node:24-alpine AS build', 'FROM node:24-alpine']);
  const last = lines.slice(lines.lastIndexOf('FROM node:24-alpine'));
  expect(last.indexOf('USER node')).toBeGreaterThan(0);
  expect(last.findIndex((line) => line.startsWith('RUN'))).toBeLessThan(last.indexOf('USER node'));
  expect(last.some((line) => line.startsWith('HEALTHCHECK'))).toBe(true);
  const workspaces = z.object({ workspaces: z.array(z.string()) }).parse(JSON.parse(read('package.json')));
  expect(workspaces.workspaces).toEqual(['packages/*', 'apps/*', 'e2e']);
  const copied = lines.flatMap((line) => /^COPY (\S+\/package\.json)/.exec(line)?.[1] ?? []);
  for (const file of copied) expect(read(file)).toContain('"name"');
  expect(copied).toHaveLength(6);
});
