export * from './admission.ts';
export * from './classification.ts';
export * from './endpoint.ts';
export * from './error-body.ts';
export * from './errors.ts';
export * from './programme.ts';
export * from './programmes.ts';
export * from './system.ts';
