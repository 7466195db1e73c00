import type { ComponentType } from 'react';
import { getI18n } from 'react-i18next';
import { loadTexts } from '../../../shared/i18n/i18n.ts';
import { ExampleCurve } from './example-curve.tsx';
import { LevelCard } from './level-card.tsx';

/** What the front page draws after its words, with the texts of its own, so that these weigh nothing before. */
const worded = (part: ComponentType) => loadTexts(getI18n(), ['sample']).then(() => ({ default: part }));

export const levelCard = () => worded(LevelCard);
export const exampleCurve = () => worded(ExampleCurve);
