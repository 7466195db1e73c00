export * from './admission/classification.ts';
export * from './admission/programme.ts';
export * from './admission/programme-row.ts';
export * from './grades/grade.ts';
export * from './grades/subject.ts';
