/**
 * Characters that Taiwan and Hong Kong write differently, each followed by its traditional form; if there are several,
 * by the usual one.
 */
const pairs = [
  '万萬与與东東丢丟两兩个個为為举舉么麼义義乐樂买買亿億仅僅从從仓倉们們价價优優会會',
  '余餘债債偿償儿兒兑兌关關内內册冊写寫决決况況减減几幾则則刚剛删刪别別务務动動励勵',
  '劳勞区區协協单單卖賣参參发發变變号號后後吗嗎员員响響问問圆圓块塊执執声聲备備复復',
  '够夠头頭奖獎妈媽学學实實审審对對将將尽盡属屬币幣帐帳帮幫库庫应應废廢开開弃棄归歸',
  '当當总總户戶托託扫掃扰擾抛拋报報拟擬拥擁挂掛换換据據搁擱撑撐数數无無旧舊时時显顯',
  '暂暫机機权權条條来來标標样樣桥橋毕畢气氣汇匯没沒滚滾点點烦煩犹猶获獲现現矿礦码碼',
  '确確礼禮离離种種称稱笔筆签簽紧緊红紅约約级級纳納线線经經结結给給络絡绝絕统統继繼',
  '续續维維缓緩编編缴繳网網虑慮补補装裝观觀规規视視览覽计計订訂认認让讓议議记記讲講',
  '许許论論设設诉訴试試话話该該说說请請谁誰调調谢謝财財账帳货貨质質购購贵貴贷貸费費',
  '资資赎贖赞贊赠贈赶趕负負转轉辑輯输輸边邊达達迁遷过過还還这這进進连連迟遲适適选選',
  '逻邏邮郵钟鐘钱錢链鏈销銷锁鎖错錯闪閃闭閉闲閒间間阈閾随隨页頁顶頂顺順预預领領颗顆',
  '题題额額饼餅马馬驾駕里裡于於着著划劃周週板闆并並联聯证證节節张張门門启啟却卻严嚴',
].join('');

/** Simplified character -> traditional one. */
export const traditional: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from(pairs.matchAll(/(.)(.)/gu), ([, simplified = '', other = '']) => [simplified, other]),
);

/** Converts simplified characters to traditional ones. */
export const toTraditional = (text: string): string =>
  text.replace(/\p{Script=Han}/gu, (character) => traditional[character] ?? character);
