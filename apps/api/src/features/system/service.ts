import type { pageConfig, ResponseOf } from '@lodestar/contract';
import type { Config } from '../../config.ts';
import { AppError } from '../../errors.ts';
import type { ProgrammeService } from '../programmes/service.ts';

export interface SystemService {
  readonly pageConfig: () => ResponseOf<typeof pageConfig>;
  /** @throws AppError unavailable when the database does not answer or no catalogue is loaded. */
  readonly requireReady: () => Promise<void>;
}

export interface SystemDeps {
  readonly config: Config;
  readonly programmes: ProgrammeService;
  /** Rejects when the database does not answer. */
  readonly pingDatabase: () => Promise<void>;
}

const RETRY_AFTER_SECONDS = 2;

export function createSystemService({ config, programmes, pingDatabase }: SystemDeps): SystemService {
  return {
    pageConfig: () => ({
      stages: config.FEATURE_STAGES,
      surveyFormUrl: config.SURVEY_FORM_URL ?? null,
      counsellor: config.EDDY_BASE_URL === undefined ? 'guide' : 'model',
      collection: programmes.current().collection,
      contactEmail: config.CONTACT_EMAIL ?? null,
      publicUrl: config.PUBLIC_URL ?? null,
      footerCredit: config.FOOTER_CREDIT ?? null,
    }),
    requireReady: async () => {
      const answers = await pingDatabase().then(
        () => true,
        () => false,
      );
      if (!answers || !programmes.isLoaded()) throw new AppError('unavailable', {}, RETRY_AFTER_SECONDS);
    },
  };
}
