import { list } from '../../reader/languages/list.ts';
import type { OppositeWords } from './words.cases.ts';

const zh: OppositeWords = {
  supply: list`
    把 500 USDC 存进 Aave
    在 Aave 存入 500 USDC
    往 Aave 里放 500 USDC 生息
    麻烦在 Aave 开一笔 500 USDC 的存款
  `,
  withdraw: list`
    把我的 500 USDC 从 Aave 取出来
    从 Aave 提 500 USDC 回钱包
    拿回我放在 Aave 的 500 USDC
    提出 Aave 的存款，500 USDC
    領回 Aave 的存款 500 USDC
  `,
  borrow: list`
    在 Aave 借 500 USDC
    帮我在 Aave 贷 500 USDC
    在 Aave 开一笔 500 USDC 的借款
    Aave 再借出 500 USDC
  `,
  repay: list`
    還 Aave 的借款，500 USDC
    还清我在 Aave 的借款 500 USDC
    把 Aave 欠的 500 USDC 还了
    偿还 Aave 贷款 500 USDC
    結清 Aave 的貸款 500 USDC
    归还在 Aave 借的 500 USDC
    还款 500 USDC 到 Aave
  `,
  wrap: list`
    把 2 ETH 换成 WETH
    包装 2 ETH
  `,
  unwrap: list`
    把 2 WETH 换回 ETH
    解包 2 WETH
    把我的 2 WETH 变回普通 ETH
  `,
  stake: list`
    在 Lido 质押 2 ETH
    把 2 ETH 拿去 Lido 质押
  `,
  unstake: list`
    在 Lido 解除质押 2 stETH
    从 Lido 赎回 2 stETH
    取消质押 Lido 的 2 stETH
  `,
  approve: list`
    授权 {friend} 使用 500 USDC
    允许 {friend} 花我的 500 USDC
  `,
  revoke: list`
    撤销 {friend} 的 500 USDC 授权
    把 {friend} 的 500 USDC 额度清零
    取消对 {friend} 的 500 USDC 授权
    收回 {friend} 使用 500 USDC 的权限
  `,
  buy: '在 Uniswap V3 用 500 USDC 买至少 0.1 WETH',
  sell: list`
    在 Uniswap V3 最多卖 0.1 WETH 换 500 USDC
    在 Uniswap V3 用最多 0.1 WETH 换到 500 USDC
  `,
  use: list`
    在 Aave 把 WETH 设为抵押品
    在 Aave 启用 WETH 作为抵押
  `,
  spare: list`
    在 Aave 把 WETH 取消抵押
    在 Aave 停用 WETH 作为抵押品
    不再把我的 WETH 当 Aave 抵押品，关掉
  `,
  send: list`
    转 500 USDC 给 {friend}
    付 500 USDC 给 {friend}
  `,
  request: list`
    向 {friend} 收 500 USDC
    向 {friend} 要 500 USDC
    让 {friend} 付我 500 USDC
    向 {friend} 请款 500 USDC
    追回 {friend} 欠我的 500 USDC
  `,
  leave: '用 CCTP 把 500 USDC 从 Ethereum 跨到 Base',
  return: list`
    用 CCTP 把 500 USDC 从 Base 跨到 Ethereum
    用 CCTP 把 Base 上的 500 USDC 转回 Ethereum
  `,
};

const ja: OppositeWords = {
  supply: list`
    Aaveに500 USDCを預けて
    Aaveに500 USDC入金して
    500 USDCをAaveで運用して
    Aaveへの預け入れ500 USDCをお願いします
  `,
  withdraw: list`
    Aaveから500 USDCを引き出して
    Aaveに預けた500 USDCを戻して
    Aaveの500 USDCを出金して
    Aaveの預け入れ500 USDCを解約して
    Aaveから500 USDCを取り戻して
  `,
  borrow: list`
    Aaveで500 USDCを借りて
    Aaveで500 USDCのローンを組んで
    Aaveの借入を500 USDC増やして
  `,
  repay: list`
    Aaveの借入500 USDCを返して
    Aaveで借りた500 USDCを返済して
    Aaveのローンを500 USDC返して
    Aaveの借金を500 USDC減らして
    Aaveの借入500 USDCを完済して
  `,
  wrap: list`
    2 ETHをWETHにして
    2 ETHをラップして
  `,
  unwrap: list`
    2 WETHをETHに戻して
    2 WETHをアンラップして
    2 WETHを普通のETHにして
  `,
  stake: list`
    Lidoで2 ETHをステークして
    2 ETHをLidoに預けてステーキングして
  `,
  unstake: list`
    Lidoで2 stETHをアンステークして
    Lidoの2 stETHのステーキングを解除して
    Lidoから2 stETHを引き出して
  `,
  approve: list`
    {friend}に500 USDCの使用を許可して
    {friend}に500 USDCを承認して
  `,
  revoke: list`
    {friend}の500 USDCの許可を取り消して
    {friend}の500 USDCの承認をゼロにして
    {friend}への500 USDCの承認を解除して
    {friend}の500 USDCの利用枠をなくして
  `,
  buy: 'Uniswap V3で500 USDCを使って最低0.1 WETHを買って',
  sell: 'Uniswap V3で最大0.1 WETHを売って500 USDCにして',
  use: list`
    AaveでWETHを担保にして
    AaveでWETHの担保利用を有効にして
  `,
  spare: list`
    AaveでWETHを担保から外して
    AaveでWETHの担保利用を無効にして
    AaveのWETHの担保設定をオフにして
  `,
  send: list`
    {friend}に500 USDCを送って
    {friend}に500 USDC払って
  `,
  request: list`
    {friend}に500 USDCを請求して
    {friend}から500 USDCを回収して
    {friend}から500 USDCを受け取って
    {friend}に500 USDCの支払いを求めて
  `,
  leave: 'CCTPで500 USDCをEthereumからBaseに移して',
  return: list`
    CCTPで500 USDCをBaseからEthereumに移して
    CCTPでBaseの500 USDCをEthereumに戻して
  `,
};

const ko: OppositeWords = {
  supply: list`
    Aave에 500 USDC 예치해 줘
    Aave에 500 USDC 넣어 줘
    500 USDC를 Aave에 맡겨 줘
  `,
  withdraw: list`
    Aave에서 500 USDC 빼 줘
    Aave에 넣어 둔 500 USDC 찾아 줘
    Aave에서 500 USDC 출금해 줘
    Aave 예치금 500 USDC 해지해 줘
    Aave에 맡긴 500 USDC 돌려받게 해 줘
  `,
  borrow: list`
    Aave에서 500 USDC 빌려 줘
    Aave에서 500 USDC 대출받아 줘
    Aave 대출을 500 USDC 늘려 줘
  `,
  repay: list`
    Aave 대출 500 USDC 갚아 줘
    Aave에서 빌린 500 USDC 상환해 줘
    Aave 빚을 500 USDC 줄여 줘
    Aave 대출금 500 USDC 정리해 줘
    Aave에서 빌린 500 USDC 돌려줘
    Aave 대출 500 USDC 완납해 줘
  `,
  wrap: list`
    2 ETH를 WETH로 바꿔 줘
    2 ETH 래핑해 줘
  `,
  unwrap: list`
    2 WETH를 다시 ETH로 바꿔 줘
    2 WETH 언래핑해 줘
    내 2 WETH를 일반 ETH로 풀어 줘
  `,
  stake: list`
    Lido에 2 ETH 스테이킹해 줘
    2 ETH를 Lido에 묶어 줘
  `,
  unstake: list`
    Lido에서 2 stETH 언스테이킹해 줘
    Lido 2 stETH 스테이킹 해제해 줘
    Lido에서 2 stETH 빼 줘
  `,
  approve: list`
    {friend}에게 500 USDC 사용을 승인해 줘
    {friend}가 내 500 USDC를 쓸 수 있게 허용해 줘
  `,
  revoke: list`
    {friend}의 500 USDC 승인을 취소해 줘
    {friend}의 500 USDC 허용량을 0으로 만들어 줘
    {friend}에게 준 500 USDC 권한을 회수해 줘
    {friend}의 500 USDC 승인을 해제해 줘
  `,
  buy: 'Uniswap V3에서 500 USDC로 최소 0.1 WETH를 사 줘',
  sell: 'Uniswap V3에서 최대 0.1 WETH를 팔아서 500 USDC를 받아 줘',
  use: list`
    Aave에서 WETH를 담보로 설정해 줘
    Aave에서 WETH 담보 사용을 켜 줘
  `,
  spare: list`
    Aave에서 WETH를 담보에서 빼 줘
    Aave에서 WETH 담보 사용을 꺼 줘
    Aave에서 WETH 담보 설정을 해제해 줘
  `,
  send: list`
    {friend}에게 500 USDC 보내 줘
    {friend}에게 500 USDC 지불해 줘
  `,
  request: list`
    {friend}에게 500 USDC를 청구해 줘
    {friend}한테서 500 USDC 받아 줘
    {friend}에게 500 USDC를 달라고 요청해 줘
    {friend}에게 500 USDC 청구서를 보내 줘
  `,
  leave: 'CCTP로 500 USDC를 Ethereum에서 Base로 옮겨 줘',
  return: list`
    CCTP로 500 USDC를 Base에서 Ethereum으로 옮겨 줘
    CCTP로 Base의 500 USDC를 Ethereum으로 되가져와 줘
  `,
};

const hi: OppositeWords = {
  supply: list`
    Aave में 500 USDC जमा करो
    500 USDC Aave में डाल दो
    Aave में 500 USDC लगा दो ताकि ब्याज मिले
  `,
  withdraw: list`
    Aave से 500 USDC निकालो
    Aave में रखे मेरे 500 USDC वापस ले आओ
    Aave से मेरी 500 USDC की जमा राशि निकाल लो
    Aave वाला 500 USDC का जमा बंद करो
  `,
  borrow: list`
    Aave से 500 USDC उधार लो
    Aave पर 500 USDC का कर्ज़ लो
    Aave से 500 USDC का लोन लो
  `,
  repay: list`
    Aave का कर्ज़ चुका दो, 500 USDC
    Aave से लिया हुआ 500 USDC उधार लौटा दो
    Aave का 500 USDC का लोन चुकाओ
    Aave का मेरा कर्ज़ 500 USDC कम करो
    Aave का उधार 500 USDC वापस कर दो
    Aave का 500 USDC लोन बंद कर दो
  `,
  wrap: list`
    2 ETH को WETH में बदलो
    2 ETH रैप करो
  `,
  unwrap: list`
    2 WETH को वापस ETH में बदलो
    2 WETH अनरैप करो
  `,
  stake: list`
    Lido में 2 ETH स्टेक करो
    2 ETH को Lido पर स्टेकिंग में लगाओ
  `,
  unstake: list`
    Lido से 2 stETH अनस्टेक करो
    Lido की स्टेकिंग से 2 stETH निकालो
  `,
  approve: list`
    {friend} को 500 USDC खर्च करने की अनुमति दो
    {friend} को 500 USDC की मंज़ूरी दो
  `,
  revoke: list`
    {friend} की 500 USDC की अनुमति हटाओ
    {friend} की 500 USDC की मंज़ूरी रद्द करो
    {friend} की 500 USDC की अनुमति वापस ले लो
    {friend} की 500 USDC की अनुमति शून्य करो
  `,
  buy: 'Uniswap V3 पर 500 USDC से कम से कम 0.1 WETH खरीदो',
  sell: 'Uniswap V3 पर ज़्यादा से ज़्यादा 0.1 WETH बेचकर 500 USDC लो',
  use: list`
    Aave पर WETH को कोलैटरल के रूप में चालू करो
    Aave पर मेरे WETH को गिरवी के तौर पर इस्तेमाल करो
  `,
  spare: list`
    Aave पर WETH को कोलैटरल के रूप में बंद करो
    Aave पर WETH को कोलैटरल से हटाओ
  `,
  send: list`
    {friend} को 500 USDC भेजो
    {friend} को 500 USDC दो
  `,
  request: list`
    {friend} से 500 USDC माँगो
    {friend} से 500 USDC वसूल करो
    {friend} से 500 USDC लो
    {friend} को 500 USDC का बिल भेजो
  `,
  leave: 'CCTP से 500 USDC Ethereum से Base पर भेजो',
  return: list`
    CCTP से 500 USDC Base से Ethereum पर भेजो
    CCTP से Base के 500 USDC वापस Ethereum पर लाओ
  `,
};

const bn: OppositeWords = {
  supply: list`
    Aave-এ 500 USDC জমা দাও
    500 USDC Aave-এ রাখো
    Aave-এ 500 USDC জমা করো
  `,
  withdraw: list`
    Aave থেকে 500 USDC তুলে নাও
    Aave-এ রাখা আমার 500 USDC ফেরত আনো
    Aave থেকে 500 USDC বের করো
    Aave-এর 500 USDC আমানত বন্ধ করো
  `,
  borrow: list`
    Aave থেকে 500 USDC ধার নাও
    Aave-এ 500 USDC ঋণ নাও
  `,
  repay: list`
    Aave-এর ঋণ শোধ করো, 500 USDC
    Aave থেকে ধার নেওয়া 500 USDC ফেরত দাও
    Aave-এর 500 USDC ধার শোধ করে দাও
    Aave-এ আমার ঋণ 500 USDC কমাও
    Aave-এর 500 USDC ঋণ পরিশোধ করো
  `,
  wrap: list`
    2 ETH কে WETH করো
    2 ETH র‍্যাপ করো
  `,
  unwrap: list`
    2 WETH আবার ETH করো
    2 WETH আনর‍্যাপ করো
  `,
  stake: 'Lido-তে 2 ETH স্টেক করো',
  unstake: list`
    Lido থেকে 2 stETH আনস্টেক করো
    Lido-র স্টেকিং থেকে 2 stETH তুলে নাও
  `,
  approve: '{friend} কে 500 USDC খরচের অনুমতি দাও',
  revoke: list`
    {friend} এর 500 USDC অনুমতি বাতিল করো
    {friend} এর 500 USDC অনুমতি তুলে নাও
    {friend} এর 500 USDC অনুমতি শূন্য করো
  `,
  buy: 'Uniswap V3-এ 500 USDC দিয়ে কমপক্ষে 0.1 WETH কেনো',
  sell: 'Uniswap V3-এ সর্বোচ্চ 0.1 WETH বেচে 500 USDC নাও',
  use: 'Aave-এ WETH কে জামানত হিসেবে চালু করো',
  spare: list`
    Aave-এ WETH কে জামানত হিসেবে বন্ধ করো
    Aave-এ WETH জামানত থেকে সরাও
  `,
  send: list`
    {friend} কে 500 USDC পাঠাও
    {friend} কে 500 USDC দাও
  `,
  request: list`
    {friend} এর কাছে 500 USDC চাও
    {friend} থেকে 500 USDC আদায় করো
    {friend} এর কাছ থেকে 500 USDC নাও
  `,
  leave: 'CCTP দিয়ে 500 USDC Ethereum থেকে Base-এ পাঠাও',
  return: list`
    CCTP দিয়ে 500 USDC Base থেকে Ethereum-এ পাঠাও
    CCTP দিয়ে Base-এর 500 USDC আবার Ethereum-এ ফিরিয়ে আনো
  `,
};

const ur: OppositeWords = {
  supply: list`
    Aave میں 500 USDC جمع کرو
    500 USDC Aave میں ڈال دو
    Aave میں 500 USDC رکھ دو
  `,
  withdraw: list`
    Aave سے 500 USDC نکالو
    Aave میں رکھے میرے 500 USDC واپس لے آؤ
    Aave سے میرے جمع شدہ 500 USDC نکال لو
  `,
  borrow: list`
    Aave سے 500 USDC ادھار لو
    Aave پر 500 USDC قرض لو
    Aave سے 500 USDC کا قرضہ لو
  `,
  repay: list`
    Aave کا قرض ادا کرو، 500 USDC
    Aave سے لیا ہوا 500 USDC ادھار واپس کرو
    Aave کا 500 USDC قرض چکا دو
    Aave پر میرا قرض 500 USDC کم کرو
    Aave کا 500 USDC قرضہ لوٹا دو
  `,
  wrap: list`
    2 ETH کو WETH میں بدلو
    2 ETH ریپ کرو
  `,
  unwrap: list`
    2 WETH کو واپس ETH میں بدلو
    2 WETH ان ریپ کرو
  `,
  stake: 'Lido میں 2 ETH سٹیک کرو',
  unstake: list`
    Lido سے 2 stETH ان سٹیک کرو
    Lido کی سٹیکنگ سے 2 stETH نکالو
  `,
  approve: '{friend} کو 500 USDC خرچ کرنے کی اجازت دو',
  revoke: list`
    {friend} کی 500 USDC کی اجازت ختم کرو
    {friend} کی 500 USDC کی اجازت منسوخ کرو
    {friend} سے 500 USDC کی اجازت واپس لو
  `,
  buy: 'Uniswap V3 پر 500 USDC سے کم از کم 0.1 WETH خریدو',
  sell: 'Uniswap V3 پر زیادہ سے زیادہ 0.1 WETH بیچ کر 500 USDC لو',
  use: list`
    Aave پر WETH کو ضمانت کے طور پر آن کرو
    Aave پر میرا WETH بطور ضمانت استعمال کرو
  `,
  spare: list`
    Aave پر WETH کو ضمانت کے طور پر بند کرو
    Aave پر WETH کو ضمانت سے ہٹاؤ
  `,
  send: list`
    {friend} کو 500 USDC بھیجو
    {friend} کو 500 USDC دو
  `,
  request: list`
    {friend} سے 500 USDC مانگو
    {friend} سے 500 USDC وصول کرو
    {friend} سے 500 USDC لو
    {friend} کو 500 USDC کا بل بھیجو
  `,
  leave: 'CCTP سے 500 USDC Ethereum سے Base پر بھیجو',
  return: list`
    CCTP سے 500 USDC Base سے Ethereum پر بھیجو
    CCTP سے Base کے 500 USDC واپس Ethereum پر لاؤ
  `,
};

const ar: OppositeWords = {
  supply: list`
    ضع 500 USDC في Aave
    أودع 500 USDC في Aave
    افتح وديعة بقيمة 500 USDC في Aave
  `,
  withdraw: list`
    اسحب 500 USDC من Aave
    استرجع 500 USDC الخاصة بي من Aave
    أخرج 500 USDC من Aave
    أغلق وديعتي البالغة 500 USDC في Aave
    استرد وديعتي 500 USDC من Aave
  `,
  borrow: list`
    اقترض 500 USDC من Aave
    خذ قرضًا بقيمة 500 USDC من Aave
    زد ديني في Aave بمقدار 500 USDC
  `,
  repay: list`
    سدد قرضي في Aave، 500 USDC
    أعد 500 USDC التي اقترضتها من Aave
    ادفع 500 USDC من ديني في Aave
    خفض ديني في Aave بمقدار 500 USDC
    سداد 500 USDC من قرض Aave من فضلك
    أغلق قرضي البالغ 500 USDC في Aave
  `,
  wrap: list`
    حول 2 ETH إلى WETH
    غلف 2 ETH
  `,
  unwrap: list`
    حول 2 WETH مرة أخرى إلى ETH
    فك تغليف 2 WETH
  `,
  stake: list`
    قم بتخزين 2 ETH في Lido
    ستيك 2 ETH في Lido
  `,
  unstake: list`
    ألغ تخزين 2 stETH في Lido
    اسحب 2 stETH من Lido
  `,
  approve: list`
    اسمح لـ {friend} بإنفاق 500 USDC
    امنح {friend} إذنًا بقيمة 500 USDC
  `,
  revoke: list`
    ألغ إذن {friend} بإنفاق 500 USDC
    اسحب من {friend} إذن 500 USDC
    صفر إذن 500 USDC الممنوح إلى {friend}
    أزل موافقة 500 USDC الخاصة بـ {friend}
  `,
  buy: 'اشتر ما لا يقل عن 0.1 WETH مقابل 500 USDC على Uniswap V3',
  sell: 'بع ما لا يزيد عن 0.1 WETH مقابل 500 USDC على Uniswap V3',
  use: list`
    فعل WETH كضمان في Aave
    استخدم WETH الخاص بي كضمان في Aave
  `,
  spare: list`
    عطل WETH كضمان في Aave
    توقف عن استخدام WETH كضمان في Aave
    أزل WETH من الضمان في Aave
  `,
  send: list`
    أرسل 500 USDC إلى {friend}
    ادفع 500 USDC إلى {friend}
  `,
  request: list`
    اطلب 500 USDC من {friend}
    حصل 500 USDC من {friend}
    طالب {friend} بدفع 500 USDC
    أرسل إلى {friend} فاتورة بقيمة 500 USDC
  `,
  leave: 'انقل 500 USDC من Ethereum إلى Base عبر CCTP',
  return: list`
    انقل 500 USDC من Base إلى Ethereum عبر CCTP
    أعد 500 USDC من Base إلى Ethereum عبر CCTP
  `,
};

export const asianWords = { zh, ja, ko, hi, bn, ur, ar };
