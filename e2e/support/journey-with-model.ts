import { journey } from './journey.ts';
import { openScriptedProvider, type ScriptedProvider } from './model-provider.ts';
import { operateIn } from './operator.ts';
import { copyOf, forgetFolder, type OwnProduct, startOwnProduct } from './own-product.ts';

export interface ModelOptions {
  /** Settings of the server besides those of the model. */
  settings: Readonly<Record<string, string>>;
}

export interface ModelFixtures {
  /** The language model behind Eddy; refuses everything until a journey scripts it. */
  provider: ScriptedProvider;
  product: OwnProduct;
  /** `npm run admin -- …` beside the server of the journey. */
  operateHere: (...args: readonly string[]) => string;
}

/**
 * Journeys on a product whose Eddy is a language model: a server and a provider for each, since a provider that
 * failed one journey would rest during the next.
 */
export const journeyWithModel = journey.extend<ModelOptions & ModelFixtures>({
  settings: [{}, { option: true }],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  provider: async ({}, use) => {
    const provider = await openScriptedProvider();
    await use(provider);
    await provider.stop();
  },

  product: async ({ provider, settings }, use) => {
    const folder = copyOf(process.env.E2E_PREPARED ?? '');
    const product = await startOwnProduct(folder, {
      EDDY_BASE_URL: provider.address,
      EDDY_API_KEY: 'a key of the operator',
      EDDY_MODEL: 'school-model',
      ...settings,
    });
    await use(product);
    await product.stop();
    forgetFolder(folder);
  },

  baseURL: async ({ product }, use) => use(product.url),

  operateHere: async ({ product }, use) => use((...args) => operateIn(product.dataFolder, ...args)),
});
