/** Words that differ between Hong Kong and mainland usage, after the characters are simplified. Longer ones first. */
const MAINLAND_WORDS: readonly (readonly [hongKong: string, mainland: string])[] = [
  ['重新载入', '重新加载'],
  ['伺服器', '服务器'],
  ['甚么', '什么'],
  ['登入', '登录'],
  ['帐户', '账户'],
  ['搜寻', '搜索'],
  ['载入', '加载'],
  ['储存', '保存'],
  ['连线', '连接'],
  ['逾时', '超时'],
  ['讯息', '信息'],
  ['资讯', '信息'],
  ['档案', '文件'],
  ['程式', '程序'],
  ['设定', '设置'],
  ['预设', '默认'],
  ['装置', '设备'],
  ['荧幕', '屏幕'],
  ['萤幕', '屏幕'],
  ['栏位', '字段'],
  ['取录', '录取'],
  ['侦测', '检测'],
  ['支援', '支持'],
  ['透过', '通过'],
  ['复原', '撤销'],
  ['分页', '标签页'],
  ['联络', '联系'],
  ['字元', '字符'],
];

/** Puts simplified Hong Kong wording into the words of mainland readers. */
export function mainlandWording(simplified: string): string {
  return MAINLAND_WORDS.reduce(
    (text, [hongKong, mainland]) => text.replaceAll(hongKong, mainland),
    simplified,
  );
}
