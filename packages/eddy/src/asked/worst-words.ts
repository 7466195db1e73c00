import { wordPattern } from './plain-text.ts';

/** Which of them is the least worth its place. */
export const WORST = wordPattern({
  en: `
    (?:which|what|who)(?: \\w+){0,8} (?:throw|drop|cut|kick|bin|ditch|scrap|sacrifice|remove|delete|lose|goes? out|(?:should|must|has to|to) go first)
    |(?:which|what)(?: \\w+){0,6} (?:pointless|useless|a waste|wasted)
    |(?:dumbest|worst|weakest|silliest|stupidest|most (?:useless|pointless|unrealistic|delusional)|least (?:realistic|useful|likely|sensible))(?: (?:of|one|pick|choice|option|programme|programs?|course|degree)(?![a-z])|$|[?!.])
  `,
  forms:
    '(?:牺牲|踢走?|掟走?|丢(?:掉|走)?|删(?:掉|走)?|飞|放弃|剔走?|铲走?|拎走|拿走|换走|换掉|去掉)(?:边|哪)(?:一)?(?:个|间|科)|(?:边|哪)(?:一)?(?:个|间|科)(?:应该|要|先)?(?:牺牲|踢|掟|丢|删|飞|剔|铲)|(?:边|哪)(?:一)?(?:个|间|科)最(?:唔|不|冇|没)|最(?:唔|不|冇)(?:现实|切实|值得|应该|可能|把握)|最(?:废|蠢|冇用|没用|多余|戇居|唔值|不值)',
});
