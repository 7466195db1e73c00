import type { pageConfig, ResponseOf, surveyFormState } from '@lodestar/contract';
import type { Config } from '../../config.ts';
import { AppError, notFound } from '../../errors.ts';
import type { ProgrammeService } from '../programmes/service.ts';
import { watchSurveyForm } from './survey-form.ts';

export interface SystemService {
  readonly pageConfig: () => ResponseOf<typeof pageConfig>;
  /**
   * How the outside form stands to being shown on a page of the origin at which we are asked.
   * @throws AppError not_found without one.
   */
  readonly surveyFormState: (askedOrigin: string) => Promise<ResponseOf<typeof surveyFormState>['state']>;
  /** @throws AppError unavailable when the database does not answer or no catalogue is loaded. */
  readonly requireReady: () => Promise<void>;
}

export interface SystemDeps {
  readonly config: Config;
  readonly programmes: ProgrammeService;
  readonly now: () => Date;
  /** Rejects when the database does not answer. */
  readonly pingDatabase: () => Promise<void>;
}

const RETRY_AFTER_SECONDS = 2;

export function createSystemService({ config, programmes, now, pingDatabase }: SystemDeps): SystemService {
  const { SURVEY_FORM_URL: formUrl, PUBLIC_URL: publicUrl } = config;
  const formState = formUrl === undefined ? null : watchSurveyForm(formUrl, now);
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
    surveyFormState: async (askedOrigin) => {
      if (formState === null) throw notFound('form', 'survey');
      return formState(publicUrl === undefined ? askedOrigin : new URL(publicUrl).origin);
    },
    requireReady: async () => {
      const answers = await pingDatabase().then(
        () => true,
        () => false,
      );
      if (!answers || !programmes.isLoaded()) throw new AppError('unavailable', {}, RETRY_AFTER_SECONDS);
    },
  };
}
