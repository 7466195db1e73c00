import { sharedValue } from '../event-emitter.ts';
import { tellsHeight } from './tells-height.ts';

const NONE = '0px';
const footBarHeight = sharedValue(NONE);

/** Of a bar that stays at the foot of the window: messages appear above it. */
export const footBar = tellsHeight((height) => footBarHeight.set(height || NONE));

/** How high that bar is. Not told by the page's style, of which every element would be styled anew. */
export const useFootBar = footBarHeight.use;
