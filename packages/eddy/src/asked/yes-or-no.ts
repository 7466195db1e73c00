/** "Can I", "is it enough", 夠唔夠, 入唔入到. */
const WHETHER =
  /(?:^|[,.;!?，。] ?|(?<![a-z])(?:so|but|and|ok|then|now|well|also|or|would|just|know|wonder(?:ing)?|if|whether) )(?:can|could|do|does|am|is|are|will|would|should|shall|have|did|r|m)(?: |n'?t |$)|(?<![a-z])(?:am i|can i|could i|will i|do i|is it|is that|is this|is my|are my|are these|any (?:chance|hope)|or not|is there (?:any )?(?:a )?(?:chance|hope)|enough|realistic|possible)(?![a-z])|吗|(\p{Script=Han})(?:唔|不)\1|有(?:冇|没有|无)|系咪|系唔系|(?<![\p{Script=Han}])(?:得|行|可以)定(?:系)?(?:唔|不)|yes or no|是否|能否|可否|(?:得|够|入到|收|掂|未|有机会|有机|有望|得唔)[?？]?$|(?:够分|入到|收我|有机会)(?:未|吗|嘛|[?？])/u;
/** What asks for more than yes or no. */
const OPEN =
  /(?<![a-z])(?:how (?:many|much|far|big|high|long|do|can|should|to|likely)|which|what(?! about)|whats|why|where|when|who)(?![a-z])|几(?:大|多|高|远|何)|多少|多大|多高|边|哪|点(?:样|解|做|先)|怎|咩|乜|什么|为何/;

/** Asked the other way round, yes would say no: 係咪好難, "is it hopeless". */
const TURNED =
  /(?<![a-z])(?:hard(?:er)?|difficult|tough|impossible|hopeless|out of reach|too (?:high|far|hard|late|risky)|not enough|waste|doomed|screwed|reject(?:ed)?|fail|lost?|gone|dead|useless|toast|over)(?![a-z])|难|没戏|(?:冇|无|没)(?:望|机|戏|得|救)|(?<!够)(?:唔|不)够|危险|冒险|太(?:高|远)|死|冇晒|冇咗|没了|废|玩完|白填|完蛋|泡汤/;

/** Whether a message, small and simplified, wants a plain yes or no first. */
export const asksWhether = (text: string): boolean =>
  WHETHER.test(text) && !OPEN.test(text) && !TURNED.test(text.replace(/有(?:冇|没有|无)/g, ''));
