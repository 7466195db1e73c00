import type { Config } from '../config.ts';
import type { LanguageModel } from './language-model.ts';

/** The model of the settings; null where there is none. Its libraries are loaded only where they are needed. */
export async function openModel(config: Config, timeoutMs?: number): Promise<LanguageModel | null> {
  const { EDDY_BASE_URL: baseUrl, EDDY_API_KEY: apiKey, EDDY_MODEL: model } = config;
  if (baseUrl === undefined || model === undefined) return null;
  const { openAiCompatibleModel } = await import('./openai-compatible.ts');
  return openAiCompatibleModel({ baseUrl, apiKey, model, ...(timeoutMs !== undefined && { timeoutMs }) });
}
