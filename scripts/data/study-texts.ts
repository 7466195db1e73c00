import type { DocumentKind, FactText } from '@lodestar/domain';
import { simplifiedText } from './simplified.ts';

function factText(en: string, tc: string): FactText {
  return { en, tc, sc: simplifiedText(tc) };
}

/** Remarks on how an interview was found, or on what other fields say: nothing a pupil needs. */
const SAID_ELSEWHERE: ReadonlySet<string> = new Set([
  'general statement for shortlisted applicants; this row was not seen',
  'general statement of the university, nothing said for this programme',
  'interview is among the factors; Band A preferred for invitations (2025 page)',
  'JUPAS page adds a possible physical or written test',
  'January to July in the 2025 schedule',
  'June in the 2025 schedule',
  'May or July 2026',
  'May to July 2026',
  'creative work from all; months from the 2025 schedule',
  'final interviews late July 2026',
  'format not read',
  'individual interview',
  'late July; selected applicants',
  'listed with interviews in 2025/26; whether all are called was not seen',
  'months from the 2025 schedule',
  'only Band A applicants are considered for admission',
  'only Band A applicants are invited (2025/26)',
  'only Band A applicants are shortlisted',
  'portfolio from all; months from the 2025 schedule',
  'shortlisted applicants',
]);

/** Remarks that tie the selection to Band A altogether. */
export const BAND_A_ONLY: ReadonlySet<string> = new Set([
  'only Band A applicants are considered for admission',
  'only Band A applicants are invited (2025/26)',
  'only Band A applicants are shortlisted',
]);

const HIGH_BAND = ['A high band choice is preferred.', '較高的志願組別會獲優先考慮。'] as const;
const MUSIC_WAIVER = [
  'The audition is waived with level 4 in Music.',
  '音樂科達第 4 級可豁免面試甄選的演奏或演唱。',
] as const;
const ARTS_WAIVER = [
  'The practical test is waived with level 4 in Visual Arts.',
  '視覺藝術科達第 4 級可豁免實技測試。',
] as const;

const NOTES: Readonly<Record<string, readonly [en: string, tc: string]>> = {
  'a high band choice is preferred': HIGH_BAND,
  'portfolio from all; a high band choice is preferred': HIGH_BAND,
  'interview and band choice are called important': [
    'The interview and the band of the choice are called important.',
    '院校表示面試表現和志願組別都重要。',
  ],
  'online CASPer test for all applicants, then an interview step': [
    'All applicants sit an online CASPer test before the interviews.',
    '所有申請人須先參加網上 CASPer 測試，然後面試。',
  ],
  'portfolio and/or examination, interview or audition': [
    'Portfolio and/or examination, interview or audition.',
    '須提交作品集，及／或參加考試、面試或試音。',
  ],
  'special cases only': ['In special cases only.', '只在特殊情況下面試。'],
  'audition video and written entrance test required; 2025 dates May': [
    'An audition video and a written entrance test are required.',
    '須提交試音影片，並參加入學筆試。',
  ],
  'audition waived with level 4 in Music': MUSIC_WAIVER,
  'audition waived with level 4 in Music; rounds from 2025': MUSIC_WAIVER,
  'practical test waived with level 4 in Visual Arts; rounds from 2025': ARTS_WAIVER,
  'portfolio interview; practical test waived with level 4 in Visual Arts': ARTS_WAIVER,
  'written, fitness and aquatic tests; rounds from 2025': [
    'Written, fitness and aquatic tests.',
    '設筆試、體能及水上測試。',
  ],
  'named for applicants with a further language; a high band choice is preferred': [
    'Named for applicants with a further language. A high band choice is preferred.',
    '公布指以其他語言申請者或須面試。較高的志願組別會獲優先考慮。',
  ],
  'the sheet marks it compulsory; the JUPAS page does not mention it': [
    'The university’s sheet calls it compulsory; the JUPAS page does not mention it.',
    '大學的文件列明必須面試，聯招網頁則沒有提及。',
  ],
  'team design challenge; project document is compulsory': [
    'The test is a design challenge in teams.',
    '測試為小組設計挑戰。',
  ],
  'design exercise from all; interview for shortlisted; months from the 2025 schedule': [
    'A design exercise from all applicants, an interview for those shortlisted.',
    '所有申請人須完成設計習作，入圍者再參加面試。',
  ],
  'for English at level 3 or results not from one current sitting; months from the 2025 schedule': [
    'For those with English at level 3, or with results of more than one or an earlier sitting.',
    '適用於英文科第 3 級，或成績並非全部來自同一次應屆考試的申請人。',
  ],
};

/** The remark on an interview as a pupil reads it; null when other fields say it. @throws on one nobody has placed. */
export function interviewNote(code: string, note: string | undefined): FactText | null {
  if (note === undefined || SAID_ELSEWHERE.has(note)) return null;
  const known = NOTES[note];
  if (known === undefined) throw new Error(`${code}: nobody has worded the interview note "${note}"`);
  return factText(...known);
}

const DOCUMENTS: Readonly<Record<string, readonly [kind: DocumentKind, tc: string]>> = {
  'CASPer test result': ['test', 'CASPer 測試結果'],
  'applicant statement': ['statement', '申請人自述'],
  'audition video': ['video', '試音影片'],
  'composition portfolio': ['portfolio', '作曲作品集'],
  'creative design response': ['portfolio', '創意設計習作'],
  'creative work': ['portfolio', '創作作品'],
  'design and technology project document': ['portfolio', '設計與科技專題文件'],
  'design portfolio': ['portfolio', '設計作品集'],
  'graded music examination results': ['other', '音樂考級成績'],
  'health check': ['other', '健康檢查'],
  'letter of intent': ['statement', '意向書'],
  'letters of recommendation': ['reference', '推薦信'],
  'personal statement in English': ['statement', '英文個人自述'],
  portfolio: ['portfolio', '作品集'],
  'proof of animal work experience': ['other', '與動物相關的工作經驗證明'],
  'repertoire list of the last two years': ['other', '近兩年的曲目表'],
  'short presentation of past projects': ['other', '過往專題的簡短匯報'],
};

/** Remarks and deadlines of documents. */
const REMARKS: Readonly<Record<string, string>> = {
  '70 hours': '70 小時',
  'PDF, at most five A4 pages': 'PDF，最多五頁 A4 紙',
  'at least one example, digital': '至少一件，電子檔',
  'at most 800 words': '最多 800 字',
  digital: '電子檔',
  'digital; for those interviewed': '電子檔；獲邀面試者提交',
  'exercise done at home': '在家完成',
  'for Band A and B applicants; other bands welcome': '組別A 及B 的申請人；其他組別亦歡迎',
  'in Additional Information': '填於「附加資料」',
  'optional but preferred': '可自行決定，但建議提交',
  'or examination, interview, audition': '或以考試、面試、試音代替',
  'under 200 words': '200 字以內',
  'at the interview': '面試時',
  'at the portfolio interview': '作品集面試時',
  'before clinical training': '臨床訓練前',
  'before or at the interview': '面試前或面試時',
  'before the interview': '面試前',
  'mid-July': '7 月中前',
};

function remarkTc(code: string, remark: string): string {
  const known = REMARKS[remark];
  if (known === undefined) throw new Error(`${code}: nobody has worded the remark "${remark}"`);
  return known;
}

/** What a document is, with its remarks in brackets. @throws on one nobody has worded. */
export function documentText(
  code: string,
  what: string,
  remarks: readonly string[],
): { readonly kind: DocumentKind; readonly text: FactText } {
  const known = DOCUMENTS[what];
  if (known === undefined) throw new Error(`${code}: nobody has worded the document "${what}"`);
  const [kind, tc] = known;
  if (remarks.length === 0) return { kind, text: factText(what, tc) };
  const brackets = remarks.map((remark) => remarkTc(code, remark)).join('；');
  return { kind, text: factText(`${what} (${remarks.join('; ')})`, `${tc}（${brackets}）`) };
}
