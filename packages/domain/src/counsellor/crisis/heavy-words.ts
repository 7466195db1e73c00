/** Words heavy enough by themselves, where a text speaks neither of school nor in an idiom. */
export const HEAVY_ENGLISH =
  '(die|died|dies|dying|dead|death|kill|killing|kills|killed|suicid\\w+|selfharm\\w*|murder\\w*|rape|raped|rapes|raping|rapist|molest\\w*|overdos\\w+|nudes|naked|noose|unalive|bleeding|bled|strangl\\w+|razor|razors|blades|wrists|abus\\w+|blackmail\\w*|hanging myself|grop\\w+|unconscious|bruises)';

export const HEAVY_CHINESE =
  '(死|自殺|自殘|遺書|裸|強姦|性侵|非禮|猥褻|割腕|割脈|割手|割自己|流血|血|吊頸|燒炭|安眠藥|跳樓|跳海|跳軌|虐|毆|斬|捅|迷姦|禁錮|勒索|恐嚇|跟蹤|性騷擾|侵犯|輕生|解脫|瘀|家暴)';

/** A text that speaks of these speaks of school: a heavy word alone does not count there. */
export const OF_SCHOOL_ENGLISH =
  '({school}|university|uni|universities|degree|degrees|major|hku|cuhk|hkust|polyu|cityu|hkbu|eduhk|lingu|bands?|study|studies|student life|apply|application|applied|applying|offer|offers|choice|choices|career|job|jobs|js[0-9]+|dentistry|medicine|place|chances|chance|nursing|engineering|law|architecture|pharmacy|psychology|forensic|criminology|literature|novel|film|movie|character|topic|debate|lecture|lectures|research|degree|associate|prevention|rate|rates|lol|haha|laughing|funny|jk|oea|ole|elective|electives|notes|textbook|tutorials|campus|hall|semester|form [1-6]|game|games|anime|police|photography|art|vet|vets|nurse|nurses|doctor|doctors|patients|history|war)';

export const OF_SCHOOL_CHINESE =
  '({科}|科|系|大學|港大|中大|科大|理大|城大|浸大|嶺大|教大|都大|讀|考|溫|志願|選|報|學位|學院|入學|聯招|jupas|js[0-9]+|專業|放榜|級|卷|作業|題|法律|法例|醫生|護士|護理|獸醫|警|社工|輔導|義工|研究|預防|新聞|電影|小說|角色|歷史|戰|遊戲|打機|手機|電話|電腦|電腦|系統|網站|哈哈|lol|haha|講笑|邊間|證件|天文|課|書|文學|辯|急救|攝影|成分|實驗|職業|心理學|哭死|壓|糖|液|型|書|輸血|捐血|熱血|心血|血統|解剖|學系|分數)';
