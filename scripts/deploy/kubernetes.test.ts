import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { isSetting, readFile } from './deployed-files.ts';

/** Strict in every layer that these files use: Kubernetes leaves out without a word what it does not know. */
const named = z.strictObject({
  name: z.string(),
  labels: z.record(z.string(), z.string()).optional(),
  annotations: z.record(z.string(), z.string()).optional(),
});
const selector = z.strictObject({ matchLabels: z.record(z.string(), z.string()) });
const resource = <const V extends string, const K extends string, S extends z.ZodType>(
  apiVersion: V,
  kind: K,
  spec: S,
) => z.strictObject({ apiVersion: z.literal(apiVersion), kind: z.literal(kind), metadata: named, spec });

const probe = z.strictObject({
  httpGet: z.strictObject({ path: z.string(), port: z.literal('http') }),
  periodSeconds: z.int(),
  failureThreshold: z.int(),
});
const quantities = z.strictObject({ cpu: z.string().optional(), memory: z.string().optional() });
const container = z.strictObject({
  name: z.string(),
  image: z.string(),
  command: z.array(z.string()).optional(),
  ports: z.array(z.strictObject({ name: z.string(), containerPort: z.int() })).optional(),
  env: z.array(z.strictObject({ name: z.string(), value: z.string() })),
  securityContext: z.strictObject({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.strictObject({ drop: z.tuple([z.literal('ALL')]) }),
  }),
  resources: z.strictObject({ requests: quantities, limits: quantities }).optional(),
  startupProbe: probe.optional(),
  readinessProbe: probe.optional(),
  livenessProbe: probe.optional(),
  lifecycle: z
    .strictObject({
      preStop: z.strictObject({ exec: z.strictObject({ command: z.array(z.string()) }) }),
    })
    .optional(),
  volumeMounts: z.array(
    z.strictObject({ name: z.string(), mountPath: z.string(), readOnly: z.boolean().optional() }),
  ),
});
const volume = z.strictObject({
  name: z.string(),
  secret: z.strictObject({ secretName: z.string(), defaultMode: z.int() }).optional(),
  emptyDir: z.strictObject({}).optional(),
  persistentVolumeClaim: z.strictObject({ claimName: z.string() }).optional(),
});
const pod = z.strictObject({
  metadata: named.omit({ name: true }).optional(),
  spec: z.strictObject({
    automountServiceAccountToken: z.literal(false),
    restartPolicy: z.literal('Never').optional(),
    terminationGracePeriodSeconds: z.int().optional(),
    securityContext: z.strictObject({
      runAsNonRoot: z.literal(true),
      runAsUser: z.int(),
      fsGroup: z.int(),
      seccompProfile: z.strictObject({ type: z.literal('RuntimeDefault') }),
    }),
    containers: z.tuple([container]),
    volumes: z.array(volume),
  }),
});

const deployment = resource(
  'apps/v1',
  'Deployment',
  // No number of servers: the autoscaler has it, and each `apply` would put it back.
  z.strictObject({
    strategy: z.strictObject({
      rollingUpdate: z.strictObject({ maxUnavailable: z.int(), maxSurge: z.int() }),
    }),
    selector,
    template: pod,
  }),
);
const service = resource(
  'v1',
  'Service',
  z.strictObject({
    selector: z.record(z.string(), z.string()),
    ports: z.array(z.strictObject({ name: z.string(), port: z.int(), targetPort: z.string() })),
  }),
);
const path = z.strictObject({
  path: z.string(),
  pathType: z.enum(['Prefix', 'Exact']),
  backend: z.strictObject({
    service: z.strictObject({ name: z.string(), port: z.strictObject({ name: z.string() }) }),
  }),
});
const ingress = resource(
  'networking.k8s.io/v1',
  'Ingress',
  z.strictObject({
    tls: z.array(z.strictObject({ hosts: z.array(z.string()), secretName: z.string() })),
    rules: z.array(z.strictObject({ host: z.string(), http: z.strictObject({ paths: z.array(path) }) })),
  }),
);
const disruption = resource(
  'policy/v1',
  'PodDisruptionBudget',
  z.strictObject({ minAvailable: z.int(), selector }),
);
const utilization = z.strictObject({ type: z.literal('Utilization'), averageUtilization: z.int() });
const autoscaler = resource(
  'autoscaling/v2',
  'HorizontalPodAutoscaler',
  z.strictObject({
    scaleTargetRef: z.strictObject({ apiVersion: z.string(), kind: z.string(), name: z.string() }),
    minReplicas: z.int(),
    maxReplicas: z.int(),
    metrics: z.array(
      z.strictObject({
        type: z.literal('Resource'),
        resource: z.strictObject({ name: z.literal('cpu'), target: utilization }),
      }),
    ),
  }),
);
const cronJob = resource(
  'batch/v1',
  'CronJob',
  z.strictObject({
    schedule: z.string(),
    concurrencyPolicy: z.literal('Forbid'),
    jobTemplate: z.strictObject({ spec: z.strictObject({ template: pod }) }),
  }),
);
const claim = resource(
  'v1',
  'PersistentVolumeClaim',
  z.strictObject({
    accessModes: z.array(z.string()),
    resources: z.strictObject({ requests: z.strictObject({ storage: z.string() }) }),
  }),
);
const job = resource(
  'batch/v1',
  'Job',
  z.strictObject({ backoffLimit: z.int(), ttlSecondsAfterFinished: z.int(), template: pod }),
);

function documentsIn(file: string): unknown[] {
  return parseAllDocuments(readFile(`deploy/kubernetes/${file}`)).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS();
  });
}

const whole = z
  .tuple([deployment, service, ingress, disruption, autoscaler, cronJob, claim])
  .parse(documentsIn('lodestar.yaml'));
const [migration] = z.tuple([job]).parse(documentsIn('migrate.yaml'));
const [servers, , , , , backups] = whole;
const templates = [servers.spec.template, backups.spec.jobTemplate.spec.template, migration.spec.template];

test('every pod is closed, takes secrets by name and mounts only what it declares', () => {
  for (const { spec } of templates) {
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

test('a server is waited for until its database answers, and goes on without one', () => {
  const [server] = servers.spec.template.spec.containers;
  expect(server.startupProbe?.httpGet.path).toBe('/api/health/ready');
  expect(server.readinessProbe?.httpGet.path).toBe('/api/health');
  expect(servers.spec.strategy.rollingUpdate.maxUnavailable).toBe(0);
});

test('the version of package.json everywhere; its migration has a name of its own and an account that servers do not', () => {
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFile('package.json')));
  const images = templates.flatMap(({ spec }) => spec.containers.map(({ image }) => image));
  expect(new Set(images)).toEqual(new Set([`lodestar:${version}`]));
  expect(readFile('apps/api/package.json'), 'what /api/health says').toContain(`"version": "${version}"`);
  expect(migration.metadata.name).toBe(`lodestar-migrate-${version.replaceAll('.', '-')}`);
  expect(readFile('docs/operations.md')).toContain(`job/${migration.metadata.name}\n`);
  const secretsOf = ({ spec }: z.output<typeof pod>) =>
    spec.volumes.flatMap(({ secret }) => secret?.secretName ?? []);
  expect(templates.map(secretsOf)).toEqual([['lodestar'], ['lodestar'], ['lodestar-migrate']]);
});
