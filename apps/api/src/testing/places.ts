import { fileURLToPath } from 'node:url';

const data = (path: string) => fileURLToPath(new URL(`../../../../data/${path}`, import.meta.url));

export const DATA_FOLDER = data('');
export const PROGRAMME_FILES = data('programmes');
export const INSTITUTIONS_FILE = data('institutions.json');
export const HELP_LINES_FILE = data('help-lines.json');
export const INTENT_WEIGHTS_FILE = data('language/intents/weights.bin');
export const SURVEY_FILES_FOLDER = data('surveys');
export const ABILITY_FILES = data('ability');
