import type { Dimension } from '../ability/dimension.ts';
import { fillText } from '../fill-text.ts';
import type { Growth } from './growth.ts';
import type { ProfileShape } from './profile-shape.ts';
import type { Recommendation, RecommendationFinding } from './recommendation.ts';
import type { RecommendationNames, RecommendationTexts } from './recommendation-texts.ts';
import type { TitleKey } from './title.ts';

/** A recommendation in words. `text` is the paragraphs with an empty line between them. */
export interface RenderedRecommendation {
  readonly title: string;
  readonly text: string;
  readonly paragraphs: readonly string[];
}

function list(items: readonly string[], { list: { separator, last } }: RecommendationTexts): string {
  const final = items.at(-1) ?? '';
  return items.length < 2 ? final : `${items.slice(0, -1).join(separator)}${last}${final}`;
}

const dimensionList = (dimensions: readonly Dimension[], texts: RecommendationTexts): string =>
  list(
    dimensions.map((dimension) => texts.dimension[dimension]),
    texts,
  );

function profileSentences(shape: ProfileShape, texts: RecommendationTexts): readonly string[] {
  const { lead, body, dimension } = texts;
  switch (shape.kind) {
    case 'even':
      if (shape.level === 'high') return [lead.evenHigh, body.evenHigh];
      return shape.level === 'middle'
        ? [lead.evenMiddle, body.evenMiddle]
        : [lead.evenEarly, body.strictJudge];
    case 'lean':
      return [fillText(lead.lean, { dimensions: dimensionList(shape.dimensions, texts) }), body.strictJudge];
    case 'peak': {
      const first = dimension[shape.first];
      return [fillText(shape.clear ? lead.peak : lead.narrowPeak, { first }), body.peak[shape.first]];
    }
    case 'pair': {
      const values = { first: dimension[shape.first], second: dimension[shape.second] };
      return [fillText(lead.pair, values), body.pair[shape.pair]];
    }
    case 'group':
      return [fillText(lead.group, { dimensions: dimensionList(shape.dimensions, texts) }), body.group];
  }
}

function growthSentences({ kind, dimensions, tips }: Growth, texts: RecommendationTexts): readonly string[] {
  const first = fillText(texts.growth[kind], { dimensions: dimensionList(dimensions, texts) });
  return [first, ...tips.map((tip) => texts.growth.tip[tip])];
}

function programmeList(
  codes: readonly string[],
  texts: RecommendationTexts,
  names: RecommendationNames,
): string {
  const named = codes.map((code) => {
    const name = names.programme(code);
    return name === null ? code : fillText(texts.programmeWithCode, { name, code });
  });
  return list(named, texts);
}

function sentences(
  finding: RecommendationFinding,
  texts: RecommendationTexts,
  names: RecommendationNames,
): readonly string[] {
  switch (finding.code) {
    case 'profile':
      return profileSentences(finding.shape, texts);
    case 'balance':
      return [texts.balance[finding.distance]];
    case 'growth':
      return growthSentences(finding.growth, texts);
    case 'subjects': {
      const subjects = list(
        finding.codes.map((code) => texts.subject[code] ?? code),
        texts,
      );
      return [fillText(texts.subjects[finding.fit], { subjects })];
    }
    case 'programmes':
      return [
        fillText(texts.programmes[finding.fit], { programmes: programmeList(finding.codes, texts, names) }),
      ];
    case 'careers': {
      const areas = finding.areas.map((area) => {
        const { name, careers } = names.area(area);
        return fillText(texts.areaWithCareers, { area: name, careers });
      });
      return [fillText(texts.careers, { areas: list(areas, texts) }), texts.careersMeaning];
    }
    case 'nextStep':
      return [texts.nextStep[finding.towards]];
    default:
      return [texts[finding.code]];
  }
}

function titleText(key: TitleKey, texts: RecommendationTexts): string {
  const [group, name = ''] = key.split('.');
  const found = Object.entries(texts.title).find(([entry]) => entry === group)?.[1];
  if (found === undefined || typeof found === 'string') return found ?? '';
  return Object.entries(found).find(([entry]) => entry === name)?.[1] ?? '';
}

/** Words a recommendation in the language of `texts` and `names`. Names of people never occur in it. */
export function renderRecommendation(
  recommendation: Recommendation,
  texts: RecommendationTexts,
  names: RecommendationNames,
): RenderedRecommendation {
  const paragraphs = recommendation.paragraphs.map((findings) =>
    findings.flatMap((finding) => sentences(finding, texts, names)).join(texts.joiner),
  );
  return { title: titleText(recommendation.title, texts), text: paragraphs.join('\n\n'), paragraphs };
}
