/** Characters, then how pupils spell them: as in Jyutping and as they like. The longest row of words stands. */
const TABLE = `
  唔該晒 mm goi sai, m goi sai, m goi saai, mm goi saai, mgoi sai, mgoisai
  唔該 mm goi, m goi, mgoi, ng goi, mmgoi
  多謝 do ze, do je, dor je, doje, dor ze
  唔使 m sai, mm sai, msai, ng sai
  使唔使 sai m sai, sai mm sai
  唔知 m zi, mm zi, m ji, mm ji, mzi, m chi, ng ji
  知唔知 zi m zi, ji m ji, zi mm zi
  唔識 m sik, mm sik, msik
  唔係 m hai, mm hai, mhai, ng hai
  係唔係 hai m hai, hai mm hai
  係咪 hai mai, haimai, hai mi, hai me
  唔會 m wui, mm wui, m wooi
  會唔會 wui m wui, wui mm wui, wooi m wooi
  唔得 m dak, mm dak, mdak, m duk la
  得唔得 dak m dak, dak mm dak
  唔好 m hou, mm hou, m ho, mm ho
  好唔好 hou m hou, ho m ho, hou mm hou
  好難 hou naan, ho nan, hou laan, hou nan
  唔夠 m gau, mm gau
  夠唔夠 gau m gau, gau mm gau
  唔想 m soeng, mm soeng, m seung, mm seung, m song
  唔明 m ming, mm ming
  唔開心 m hoi sam, mm hoi sam
  開心 hoi sam
  唔到 m dou, mm dou, m do
  到唔到 dou m dou
  唔入 m yap, m jap
  有冇 yau mou, jau mou, yau mo, yaumo
  仲有 zung yau, jung yau, zung jau, chung yau
  仲有冇 zung yau mou, jung yau mou
  點解 dim gaai, dim gai, dimgai, dimgaai
  點樣 dim yeung, dim joeng, dim yoeng
  點算 dim syun, dim suen, dim sun
  點做 dim zou, dim jou
  點排 dim paai, dim pai
  乜嘢 mat ye, mat je, mut ye, mat yeh, mutye, matye, me ye
  做乜 zou mat, jou mat, zou mud
  讀乜 duk mat, duk mud, duk me
  冇乜 mou mat, mo mat
  鍾意 zung yi, jung yi, chung yi, zung ji
  唔鍾意 m zung yi, mm zung yi, m jung yi, mm jung yi, m chung yi, m zung ji
  幾多 gei do, gei dor, gay do
  幾時 gei si, gay si
  幾耐 gei noi, gei loi, gei nei, gei nooi
  幾錢 gei cin, gei chin
  冇錢 mou cin, mou chin, mo chin
  機會 gei wui, gei wooi
  分數 fan sou, fan so
  幾分 gei fan
  夠分 gau fan
  唔夠分 m gau fan
  夠唔夠分 gau m gau fan, gau mm gau fan
  面試 mian si, min si, min si h, minsi, ming si
  大學 daai hok, dai hok
  升大學 sing daai hok
  中學 zung hok, jung hok
  同學 tung hok, tong hok
  朋友 pang yau, pang jau
  老師 lou si, lo si, lo see
  阿媽 a ma, ah ma, mama, aa maa, a maa
  老豆 lou dau, lo dau
  家姐 gaa ze, ga je, ga ze
  細佬 sai lou, sai lo
  屋企 wuk kei, uk kei, nguk kei, ngok kei, ok kei
  屋企人 wuk kei jan, uk kei yan, wuk kei yan, nguk kei yan
  自己 zi gei, ji gei
  人 yan
  真人 zan jan, jan yan, zan yan
  真係 zan hai, jan hai
  其實 kei sat
  一定 yat ding, jat ding
  一定要 yat ding yiu, jat ding jiu
  如果 yu gwo, jyu gwo, yu guo, yu go
  因為 yan wai, jan wai
  但係 dan hai, daan hai
  但 dan, daan
  所以 so yi, so ji
  考試 haau si, hau si
  考 haau, hau
  考到 haau dou, hau dou, hau do
  做到 zou dou, jou dou
  放榜 fong bong
  溫書 wan syu, wan shu
  瞓覺 fan gaau, fan gau
  瞓唔着 fan m zoek, fan m jeuk
  瞓唔到 fan m dou
  好驚 hou geng, ho geng, hou gang
  驚 geng
  怕 pa, paa
  好怕 hou pa, ho pa, hou paa
  攰 gui, gwui
  好攰 hou gui, ho gui, hou gwui
  喊 haam
  好衰 hou seoi, ho sui
  好差 hou caa, hou cha
  壓力 aat lik, ngaat lik, ngat lik
  唔緊要 m gan yiu
  緊張 gan zoeng, gan jeung
  冇用 mou yung, mo yung, mou jung
  死 sei, sey
  讀到 duk dou
  讀唔讀到 duk m duk dou, duk mm duk dou
  好壞 hou waai, ho wai
  好似 hou ci, ho chi, hou chi
  好耐 hou noi, hou loi, ho noi, ho loi
  可以 ho yi, ho ji
  可唔可以 ho m ho yi, ho mm ho yi, ho m ho ji
  睇下 tai ha, tai haa
  睇唔睇 tai m tai
  幫 bong
  幫我 bong ngo
  書 syu, shu
  讀書 duk syu, duk shu
  嘢 ye, yeh
  嘢食 ye sik, je sik
  打機 da gei, daa gei
  畫畫 waak waa, wak wa
  一個 yat go, jat go
  成日 sing yat, sing jat
  攞嚟 lo lei, lo lai
  同我比 tung ngo bei, tong ngo bei
  未 mei
  嗰日 gwo yat, go yat, go jat
  開口 hoi hau
  瞓唔到覺 fan m dou gaau, fan mm dou gaau
  瞓先 fan sin
  去瞓 heoi fan, hui fan
  跟住 gan zyu, gan ju
  機會 gei yuen
  搵你 wan lei, wan nei
  爭 zaang, zang
  又嘥 yau saai, yau sai
  錢 cin, chin
  工做 gung zou, gung jou
  過 gwo
  下 ha, haa
  一 yat, jat
  想死 soeng sei, seung sei
  今日 gam jat, gam yat
  聽日 ting jat, ting yat
  今晚 gam maan, gam man
  尋日 cam jat, cham yat
  今年 gam nin
  舊年 gau nin
  出年 ceot nin, cut nin, chut nin
  多一年 do yat nin, do jat nin
  下個禮拜 ha go lai bai, haa go lai baai
  志願 zi yun, zi jyun, ji yuen, ji yun
  聯招 lyun ziu, luen jiu
  邊個 bin go, bin gor
  邊間 bin gaan, bin gan
  邊啲 bin d, bin di
  邊度 bin dou, bin do
  嗰個 gor go, go gor, gor gor
  呢個 ni go, lei go, nei go, ni gor, li go
  呢度 ni dou, lei dou
  第一 dai yat, dai jat
  第二 dai yi, dai ji
  第三 dai saam, dai sam
  最 zeoi, jeoi
  最穩 zeoi wan, jeoi wan, jui wan
  最易 zeoi yi, jeoi yi, jui yi
  容易 yung yi, jung ji
  容易啲 yung yi d, yung yi di
  易啲 yi d, yi di
  易入 yi yap, yi jap
  難入 naan yap, laan yap, nan yap
  高啲 gou d, gou di
  好啲 hou d, ho d, hou di
  入到 yap dou, jap dou, yap do
  入面 yap min, jap min, lei min, leoi min
  入唔到 yap m dou, jap m dou, yap mm dou
  入唔入到 yap m yap dou, jap m jap dou
  收生 sau sang
  搵工 wan gung, wan gong
  搵食 wan sik
  搵到 wan dou
  人工 yan gung, jan gung
  出嚟 cut lei, ceot lei, chut lai, chut lei, ceot lai
  出路 cut lou, ceot lou, chut lo
  學費 hok fai
  重讀 chung duk, cung duk
  返學 faan hok, fan hok
  返去 faan heoi, fan heoi, fan hui, faan hui
  返屋企 faan uk kei, fan uk kei
  食飯 sik faan, sik fan
  拜拜 baai baai, bai bai, bye bye
  再見 zoi gin, joi gin
  早唞 zou tau, jo tau, jou tau
  明白 ming baak, ming bak
  簡單 gaan daan, gan dan
  簡單啲 gaan daan d, gan dan d, gaan daan di
  其他 kei ta, kei taa
  分別 fan bit
  有咩分別 yau me fan bit, yau mat fan bit, yau mat ye fan bit
  感覺 gam gok
  數學 sou hok, so hok
  數字 sou ji, sou zi
  中文 zung man, jung man
  英文 ying man, jing man
  護士 wu si
  醫生 yi sang, ji sang, yi sung
  律師 leot si, lut si
  警察 ging caat, ging chat
  獸醫 sau yi
  社工 se gung
  教書 gaau syu, gau shu
  空姐 hung ze, hung je
  消防員 siu fong jyun, siu fong yun, siu fong yuen
  俾人話 bei yan wa, bei jan wah, bei yan wah, bei jan waa
  等 dang
  諗 nam, lam
  我哋 ngo dei
  你哋 nei dei, lei dei
  佢哋 keoi dei, kui dei
  我 ngo
  你 nei, lei, lay, nay
  佢 keoi, kui, koei
  係 hai
  唔 m, mm, ng
  得 dak, dac
  咁 gam, gum
  咗 zo, jo, jor, zor
  啲 d, di
  嘅 ge, geh
  喺 hai dou
  有 yau, jau
  又 yau yau
  冇 mou, mo, mow
  乜 mat, mud, mut
  咩 me, meh, mea
  點 dim
  邊 bin
  個 go, gor
  多 do, dor
  少 siu
  好 hou, ho
  夠 gau
  幾 gei, gay
  會 wui, wooi
  要 yiu, jiu
  想 soeng, seung, sheung, song
  做 zou, jou
  讀 duk, dook
  識 sik
  知 zi, ji
  入 yap, jap
  去 heoi, hui, hoei
  嚟 lai, lei lei
  返 faan
  分 fan
  試 si
  講 gong
  睇 tai
  聽 teng
  搵 wan, wun
  定 ding
  定係 ding hai
  同 tung, tong
  俾 bei
  話 wa, wah, waa
  先 sin
  晒 sai, saai
  再 joi, zoi
  緊 gan
  住 zyu, jyu, ju
  仲 zung, jung, chung
  都 dou, dow
  最 jui
  難 naan, laan, nan
  教 gaau
  問 man
  明 ming
  真 zan, jan
  囉 lo, lor, loh
  啦 la, laa, lah, lar
  㗎 ga, gaa, gah, ka
  呀 a, aa, ah, ar
  呢 ne, ni, neh
  喎 wo, wor, woh
  啫 ze, je, jek
  咋 za, ja
  哦 o, oh
  嗎 ma, maa
`;

/** What stands for a row of words, joined by blanks. */
export const romanisedWords: ReadonlyMap<string, string> = new Map(
  TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [characters = '', ...spellings] = line.trim().split(/ (.*)/);
      return (spellings[0] ?? '').split(', ').map((spelling) => [spelling.trim(), characters] as const);
    }),
);
