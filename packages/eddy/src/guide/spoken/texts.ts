import type { InEachLanguage } from '@lodestar/domain';
import type { GuideTexts } from '../texts.ts';
import sc from './locales/sc.generated.json' with { type: 'json' };
import tc from './locales/tc.json' with { type: 'json' };

/** The written texts, with those that Cantonese says otherwise in their place; names and terms are the same in both. */
const spokenOver = (written: GuideTexts, own: typeof tc): GuideTexts => ({
  ...written,
  source: own.source,
  notThisYear: own.notThisYear,
  list: { ...written.list, ...own.list },
  table: { ...written.table, ...own.table },
  needGrades: { ...written.needGrades, ...own.needGrades },
  chance: { ...written.chance, ...own.chance },
  ladder: { ...written.ladder, ...own.ladder },
  scores: { ...written.scores, ...own.scores },
  myList: { ...written.myList, ...own.myList },
  order: { ...written.order, ...own.order },
  verdict: own.verdict,
  decided: own.decided,
  subjectAt: own.subjectAt,
  addressed: own.addressed,
  rank: own.rank,
  whatIf: { ...written.whatIf, ...own.whatIf },
  ability: { ...written.ability, ...own.ability },
  trajectory: { ...written.trajectory, ...own.trajectory },
  search: { ...written.search, ...own.search },
  recommend: { ...written.recommend, ...own.recommend },
  details: { ...written.details, ...own.details },
  facet: { ...written.facet, ...own.facet },
  compare: { ...written.compare, ...own.compare },
  groups: { ...written.groups, ...own.groups },
  condition: { ...written.condition, ...own.condition },
  found: { ...written.found, ...own.found, order: { ...written.found.order, ...own.found.order } },
  counted: { ...written.counted, ...own.counted },
  interest: { ...written.interest, ...own.interest },
  elective: { ...written.elective, ...own.elective },
  subjects: { ...written.subjects, ...own.subjects },
  which: own.which,
  listChances: { ...written.listChances, ...own.listChances },
  stated: { ...written.stated, ...own.stated },
  total: { ...written.total, ...own.total },
  why: { ...written.why, ...own.why },
  talk: { ...written.talk, ...own.talk },
  notion: { ...written.notion, ...own.notion },
  outside: { ...written.outside, ...own.outside },
});

/** The guide's texts for a pupil who writes as Cantonese is spoken. */
export const spokenTexts = (written: InEachLanguage<GuideTexts>): InEachLanguage<GuideTexts> => ({
  ...written,
  tc: spokenOver(written.tc, tc),
  sc: spokenOver(written.sc, sc),
});
