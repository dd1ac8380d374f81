import type { Paraphrases } from './paraphrase.ts';

export const sends6: Paraphrases = [
  [
    "the plumber's finally done — can 240 USDC find its way to 0xe7090af07308e00899e420e63df7593dbe1d42d3 tonight?",
    'send 240 USDC to 0xe709',
  ],
  ['0xa97D8CEEc2Db1796C3A2a5213B213ca78249Ea04 is owed 75.5 DAI by me. Square that.', 'send 75.5 DAI to 0xa97d'],
  [
    'Beneficiary 0x724d52C89ce5eeb59D3912fFd59Eba4fB69B1a3c\nCurrency USDT\nSum 1,100.00\nReference PO-7781',
    'send 1100 USDT to 0x724d',
  ],
  [
    'erc20.transfer({ token: "LINK", to: "0x60bDE25C7E9dfC78C6A23E47F7708D9FA796bE57", amount: "12.25" })',
    'send 12.25 LINK to 0x60bd',
  ],
  ['12.25 LINK ⇒ 0x8BAD35104aB3b819D684694771C639629e93aD25', 'send 12.25 LINK to 0x8bad'],
  [
    'Kindly see to it that 3,000 USDC are credited to the wallet 0xde86d2af388858658fd266bbd626ca3e7e0b2eba before noon.',
    'send 3000 USDC to 0xde86; deadline 1767268800',
  ],
  [
    "hey! mum's wallet is 0xDa1b4eBaa90B2bC9Eb4cb0E403b16e21500846F6, she should get fifty USDC from me",
    'send 50 USDC to 0xda1b',
  ],
  ['Could 18 UNI be transferred on my behalf to 0xC56556966eE6fE6401fE274ABdc6742A19fB0560?', 'send 18 UNI to 0xc565'],
  [
    'Task: token transfer. Asset: WETH. Quantity: 0.75. Destination: 0xF47eE0b5d6697f8Cda2598C43366726D23895C38. Network: Base.',
    'send 0.75 WETH to 0xf47e at 8453',
  ],
  ['i wanna drop 5 usdc into 0xc762d27c2Bf18464826fabfD6dA07b4E317dABb1', 'send 5 USDC to 0xc762'],
  ['A payment of 620 DAI to 0x739f137a9f37f6c31be6aea367968666f5e0246b is due; execute it.', 'send 620 DAI to 0x739f'],
  ['reimburse 0xF437f0DA48D9eB13F63265767BDc8598dDa4cE43, 33.40 usdc for the taxi', 'send 33.4 USDC to 0xf437'],
  [
    'On Arbitrum, push 1500 USDC out to 0x58afd60dd8f0b3438f3c4f753934dccdfcff1131 (treasury hot wallet).',
    'send 1500 USDC to 0x58af at 42161',
  ],
  ['Let 0x485dAB46B56aEFFD0934F0ed6fc5F4F959B8cD37 have 9 AAVE of mine.', 'send 9 AAVE to 0x485d'],
  [
    'My share of the rent is 410 USDC. Landlord: 0xAdc8174A705DCDcDED6Cc235E08b5071e22e2f96. Pay him.',
    'send 410 USDC to 0xadc8',
  ],
  ['| token | amount | to |\n| USDC | 88 | 0x4279ecd55594c1af849be883314a89917596be62 |', 'send 88 USDC to 0x4279'],
  ['Fund 0x30ff48d5612c458211532cf173cada8b79ac20e2 with 1k USDC so the bot can run.', 'send 1000 USDC to 0x30ff'],
  [
    'Agent plan: step 1/1 — transfer 0.004 WBTC to 0x013a9477B63B5D94154ED13E3d0a788683BcADE3.',
    'send 0.004 WBTC to 0x013a',
  ],
  ['top the faucet 0x704B0314CA73DD722712102c85550ACDC00fEAc9 up by 200 DAI', 'send 200 DAI to 0x704b'],
  [
    'Just 7 USDC, to 0xCf2Bd39AaB87266fa0B812607F676D82beFda077, nothing else.',
    'send 7 USDC to 0xcf2b; forbid anything-else',
  ],
  [
    'please move two thousand five hundred USDC to our cold storage at 0x38e587Cac3F986E7BD93A2ECe0Fc3E2A0377Ae76 on mainnet',
    'send 2500 USDC to 0x38e5 at 1',
  ],
  ['Dispatch of 14 LINK to 0x9c2c2c619f68e7906d439569dffd60735a019d5e requested.', 'send 14 LINK to 0x9c2c'],
  [
    'what I need from you is a transfer of 45 USDC to 0xb958308FbFdD30c6D23481e9eD8ec231be606190',
    'send 45 USDC to 0xb958',
  ],
  [
    '0x856cdbf1745706225b859af63662aa78072dbac2 has won the bounty, so hand over the 500 USDC',
    'send 500 USDC to 0x856c',
  ],
  [
    '"amount": 20, "token": "USDC", "recipient": "0x23af5f441eb93a4ece1c1df940e510ee6c3e64b7", "action": "transfer"',
    'send 20 USDC to 0x23af',
  ],
  ['wire 10,000 USDC → 0xE27D365A1e9F2473B07577B36303465e0A59B731 (Polygon)', 'send 10000 USDC to 0xe27d at 137'],
  [
    'Would it be possible to have 3.5 COMP delivered to 0xf39B345E2a16b3d7B6B539EeA6855eA82F6421C6?',
    'send 3.5 COMP to 0xf39b',
  ],
  [
    'As discussed on the call, the remaining 900 USDC shall now go to the contractor, whose address is 0x6d2e9e6358450F9590799fd618596A197a174F71.',
    'send 900 USDC to 0x6d2e',
  ],
  [
    'Tonight I must pay 0x4321ca66dFf45e9b3293EA704e2ACc1DB390D217 65 USDC, please arrange it.',
    'send 65 USDC to 0x4321',
  ],
  ['Today we need to send 300 DAI to 0x6a5f4cbb7107ef39814cd49cdbe7b1f6e49680c9', 'send 300 DAI to 0x6a5f'],
  [
    "RE: your message — ok, ok, I'll pay. 42 USDC to 0xC6f4818A891149fE22C5e8D7A22027CCD164fD16.",
    'send 42 USDC to 0xc6f4',
  ],
  ['transferring 18 LINK from me to 0x6d00a8a781ed03e78a9737dc968d16cd331031b1 now', 'send 18 LINK to 0x6d00'],
  ['Settle the tab with 0x4Adb37ccF0935EDeA2321Fb5CA39230F8236B162 (22.75 USDC).', 'send 22.75 USDC to 0x4adb'],
  ['0x46f58c849c0d5dDf498bb5f1f90Bf454B166e6Ee ← 90 USDT', 'send 90 USDT to 0x46f5'],
  ['Ok google, send fifty DAI to 0xf1d0c2de0997e2e4047d869e3ebe65d1a1c8da39', 'send 50 DAI to 0xf1d0'],
  ["Let's get 0x23758B8D48524bd25d1Ec17D63747470DC041463 paid: 130 USDC.", 'send 130 USDC to 0x2375'],
  [
    "0xd7e3c1ad9daeb5d2600b4d084564004c14b2c1b8 is waiting for his 27 USDC, please don't make him wait any longer",
    'send 27 USDC to 0xd7e3',
  ],
  ['Amount due: 480 USDC. Pay to: 0xc076facccf26fcb785c8b06b4595a1bcc307cb0d.', 'send 480 USDC to 0xc076'],
  ['My tithe this month is 100 DAI and goes to 0x2b630a25e4ecc9f89606d1993c4204a3a1aaf7e7', 'send 100 DAI to 0x2b63'],
  [
    '10 USDC for 0xFc94ebfb48925715Cc4F283757DD23dD6BF9Ac13, 20 USDC for 0x306c19e7e52c539557709451757fb712c01b0ea9 and 35 USDC for 0xEfdb99e83E904F2a817158b737D4990A70f90Ca1, please',
    'send 10 USDC to 0xfc94; send 20 USDC to 0x306c; send 35 USDC to 0xefdb',
  ],
  [
    'Payroll March:\n0x08e8b3d71d22A40Ac0c034c8136727E3Ec95946F 1200 USDC\n0x8560040f0c27f4bca2acb2449be9375eb3176036 1450 USDC\n0x2459279b6f3ec42b832e9fcbc2d5ba9959b293f3 980.50 USDC',
    'send 1200 USDC to 0x08e8; send 1450 USDC to 0x8560; send 980.5 USDC to 0x2459',
  ],
  [
    'split the pot — 70 usdc 0x14ca92c8133299B1ef342B9614C6492A1a03dA9e / 30 usdc 0x85D1ee85Ca7B41C12f2e0a4d2A6682515F1659E2',
    'send 70 USDC to 0x14ca; send 30 USDC to 0x85d1',
  ],
  [
    'USDC payouts: 0x0900501e31547db16a77c44daed6035165f8315b=15; 0x5660c452c40c5f2b2a73737cd76e3bd2dc343405=25; 0x0c5f62882d7b29cc58a50017342b2ca771c74af7=40',
    'send 15 USDC to 0x0900; send 25 USDC to 0x5660; send 40 USDC to 0x0c5f',
  ],
  [
    'Transfer 5 LINK to 0x83c1C19134F7D447900702bDCe1A16480c24E172, then another 8 LINK to 0x028506e2c0c1Ee6E3202a76DE3c04624c1426a5d.',
    'send 5 LINK to 0x83c1; send 8 LINK to 0x0285',
  ],
  [
    '[{"to":"0x876BA80CdaB63806B76ca7f4ab06eb9F9fCD9C56","amount":"12","token":"USDT"},{"to":"0xCeE15a8577Ff6B3284149a4bF36B3Bd41eA4C09b","amount":"19","token":"USDT"}]',
    'send 12 USDT to 0x876b; send 19 USDT to 0xcee1',
  ],
  [
    'Alice (0x8d73e98a0d93cfb62e27cf1fd4874032db7e1d9b) is to receive 100 DAI, Ben (0x177ced1baa9232922495fe744417bd8836f220c8) 150 DAI, and Cleo (0xa743f803389308c5c53bc720f814a382629ae2e5) 50 DAI.',
    'send 100 DAI to 0x8d73; send 150 DAI to 0x177c; send 50 DAI to 0xa743',
  ],
  [
    'send these: 3 UNI -> 0x461300119238b4c40acf6393282fd725c23a96fb, 4 UNI -> 0xe74a580e189a0adC1F6082E7b7e73E6476708020',
    'send 3 UNI to 0x4613; send 4 UNI to 0xe74a',
  ],
  [
    'Please settle both invoices, 310 USDC to 0x568f162ffc9fb1a1f7f8c3fa0b2a4b2a637e6f14 and 275 USDC to 0x7f681fD22b9e28f9E31D9Ac0377C45c2357942A1.',
    'send 310 USDC to 0x568f; send 275 USDC to 0x7f68',
  ],
  [
    'Distribute USDC as follows. 0x43bE87285dEAEe21c391ee7818D3a8a336D7B61e: 500. 0x8A928A8c2E902dBa2b45B1A403C7021E6c79D32d: 250.',
    'send 500 USDC to 0x43be; send 250 USDC to 0x8a92',
  ],
  [
    'recipient,amount,token\n0x64A8f75b9476E5EE4cd90A5B4BbE07d64279d4a9,10,USDC\n0x8a8DB8F87930a27D52591492E4E74B24C92D8f02,22,USDC\n0x09790d239dff4c6e657eddec7ec6755ebebf309c,31,USDC',
    'send 10 USDC to 0x64a8; send 22 USDC to 0x8a8d; send 31 USDC to 0x0979',
  ],
  [
    'I owe 0xBDa243be2bB57673B0b01D7101f5b73c70d72142 12 USDC and 0xD65E1144393FD764334cAF4ad739De23cCba1D0B 17 USDC, so pay them back',
    'send 12 USDC to 0xbda2; send 17 USDC to 0xd65e',
  ],
  [
    'Half-time bonuses: 200 DAI to the goalkeeper 0x51316170A666D9C0582322d07a28608be2d48D1B and 120 DAI to the coach 0x6236750f94eecfd4448f3cf200480956cf8ad6aa',
    'send 200 DAI to 0x5131; send 120 DAI to 0x6236',
  ],
  [
    '0xeadf06058e83863b39e14641fb16eb9799a4f393 should be sent 8 USDT, and 0x95D283B5A75841D1f8239ae26Aa79F84c3EbF8Ec should be sent 9 USDT.',
    'send 8 USDT to 0xeadf; send 9 USDT to 0x95d2',
  ],
  [
    'two transfers on base. first: 25 usdc to 0x26c88A29F99de2962bF1BF72686C73Cb8c293424. second: 75 usdc to 0x7a0192c6e7669701e067C32dEc0b3981c52d0bCF.',
    'send 25 USDC to 0x26c8 at 8453; send 75 USDC to 0x7a01 at 8453',
  ],
  [
    '1. 0.1 WETH — 0x519c43d12d5797032c279d797347858aa0bc34f1\n2. 0.2 WETH — 0x3ce3b5f1126545c68b0bdeb1ad7822e0c6aefc02',
    'send 0.1 WETH to 0x519c; send 0.2 WETH to 0x3ce3',
  ],
  [
    'out of my dai: 33 to 0x4fB4B485a071d2F8eF039fDa8019aa0A2Ae5C598, 44 to 0x6a5b0ebe3865973723B2D8f9b991E8B5A9b57Aff, 55 to 0xFf5414247F512B3833b8377ca3379509D1844E2e',
    'send 33 DAI to 0x4fb4; send 44 DAI to 0x6a5b; send 55 DAI to 0xff54',
  ],
  [
    "We'd like 1,000 USDC paid to 0x9eb6d8453fbc3c6f6f790093bb265e807ed98bfb as well as 2,000 USDC paid to 0x376AF82e33498382C1003C2f8d381AB7e51e0B41.",
    'send 1000 USDC to 0x9eb6; send 2000 USDC to 0x376a',
  ],
  [
    'give 0x44585603e96Fd9AEF34607590D4597e92935e876 6 usdc, 0x01a10fFc5c5FF9aEa4a0FC70Dc3EC62fbA153860 7 usdc n 0x50964d6baef748a01d4a352a31e9c18cb08a578f 8 usdc',
    'send 6 USDC to 0x4458; send 7 USDC to 0x01a1; send 8 USDC to 0x5096',
  ],
  [
    'Contributors:\n- 0x3af0528deb31a95af6781a2ef5f17b041defa002: 300 USDC\n- 0xaC9Ae402890367B2a535C589B5a7De9Cb732E160: 450 USDC\nPlease pay them all.',
    'send 300 USDC to 0x3af0; send 450 USDC to 0xac9a',
  ],
  [
    'send 0x83135d9fa25f39d7c6e9f8e380db561e834173d2 15 LINK and 0x2f2BCEdc825bb4E32d642733c5bE5267Fd9CB896 20 USDC',
    'send 15 LINK to 0x8313; send 20 USDC to 0x2f2b',
  ],
  [
    'The winners are 0x0e19f75b3430a7ddface9ab2c73253962a53c4eb (50 USDC) and 0x7a2525c6B06e8B70Ffe22b8736723e8eC12F92FE (30 USDC); pay out the prizes.',
    'send 50 USDC to 0x0e19; send 30 USDC to 0x7a25',
  ],
  [
    'transfer USDC: to 0x1b262cf00a9cef12f52c3a9910d6b1fe0a7b8966 5.5, to 0x253609ec172fabb15e27776a9f6985a86e9b300e 6.5',
    'send 5.5 USDC to 0x1b26; send 6.5 USDC to 0x2536',
  ],
  [
    'Could you get 21 USDC over to 0xe38f23b00c41751fb0788bec7a2855f3d920b775 plus 34 USDC over to 0x380E3fdb5fcDCffb058304230f3f208FA750d395? cheers',
    'send 21 USDC to 0xe38f; send 34 USDC to 0x380e',
  ],
  [
    'For 0x50208e8c12ee563bcbfe0f2c256f5b9da1dba209, 13 USDC. For 0x4931B6D4bf9af2c3DCc35fB2bBe095001949D1A2, 26 USDC.',
    'send 13 USDC to 0x5020; send 26 USDC to 0x4931',
  ],
  [
    'Recipients and amounts (USDC): 0x243f59f63a2f08fb617690f51a2cbe6a6a34d3ed 11, 0x2C4bd46AFB595633B91Ea449E873Bbf6C3e32327 22',
    'send 11 USDC to 0x243f; send 22 USDC to 0x2c4b',
  ],
  [
    'Of the 100 USDC, 60 go to 0x06627f83aA142E912824b58908e2c84f0640Cbed and 40 go to 0xb5291bf1b5cddbcbd84d975f13bfa9e6d5568ff8.',
    'send 60 USDC to 0x0662; send 40 USDC to 0xb529',
  ],
  [
    'Tip jar: 5 USDC 0x371747786f4afA2dAEf626251F0Ec77EfdEf72Eb; 6 USDC 0x96f08111c8c7f77809e16b174dbd63f48f3db17b; 7 USDC 0xB5b4cA0CBD735ccb76cf18cCA476f252FdFBf03b',
    'send 5 USDC to 0x3717; send 6 USDC to 0x96f0; send 7 USDC to 0xb5b4',
  ],
  [
    'give my sister 0x7A58ae8fF9CBaBe0B6e1FFFa7A52cA052d7b1e36 20 DAI and my brother 0x407ceacbbc0211740f3dfa7fb9fb1b637356406f 25 DAI',
    'send 20 DAI to 0x7a58; send 25 DAI to 0x407c',
  ],
  [
    'A: 0x4268F9f0f40e9410E0D7dfefbaA84db7D7b72f51, 12 USDC\nB: 0x4416b3343f4536a2a61edd754169a83d7090248c, 14 USDC',
    'send 12 USDC to 0x4268; send 14 USDC to 0x4416',
  ],
  [
    'The first 50 USDC are for 0x95e6677cd4d80f8bb1e11f489be033d2611113c9, the other 70 USDC for 0x9824bE9A40be2178f5bF0E5D64456Db1E0FBD4FE.',
    'send 50 USDC to 0x95e6; send 70 USDC to 0x9824',
  ],
  [
    'Kindly remit: (a) 300 USDC to 0x2A842a86Dbe06ca22404D5A03605A371c45a738a; (b) 400 USDC to 0xb13f6d3af5586060398441c820ad303c1b1c6eef.',
    'send 300 USDC to 0x2a84; send 400 USDC to 0xb13f',
  ],
  [
    "I'd like 0x0fcfd686ff0e2e72153ac8080c7a23f702d5b0db to receive 9 UNI and 0x439041684280e329ac991fc55b72c94dabf74a60 to receive 11 UNI",
    'send 9 UNI to 0x0fcf; send 11 UNI to 0x4390',
  ],
  [
    'Get 15 USDC to 0xfb1cb0a2debc03d8fbbbd89deb2cf28936dfbd53 and 16 USDC to 0x79cc67b182f922d4187cd5e38ecc5804cb55f255.',
    'send 15 USDC to 0xfb1c; send 16 USDC to 0x79cc',
  ],
  [
    "40 DAI → 0x330cefc826cb1306cff14e69c8242c8c1397683e\n60 DAI → 0xD68ACeCF0D8311C2bc423387E97ee8bF07Cf569d\nthat's all",
    'send 40 DAI to 0x330c; send 60 DAI to 0xd68a',
  ],
  ['send zero ETH to myself to replace the stuck transaction', 'send 0 ETH to self | none'],
  ['Set the USDC allowance of 0x41CDC30293FDAFeA9Be5f509792dc72d0cb58024 to 0', 'revoke approve USDC by 0x41cd'],
  ['approve(0) on DAI for spender 0xead3032f25072d93133bc84ae4adafb24eb6a41a', 'revoke approve DAI by 0xead3'],
  [
    'Cancel my pending transaction with a 0 ETH transfer to 0xdb773D23277872c298E1676E600BBB4C7494a68F.',
    'send 0 ETH to 0xdb77',
  ],
  ['Bob spotted 0x6742036275225d317da91752cC4956eCAde40CfC 20 USDC', 'none'],
  ['0xFd6d5Cd5220672A762818846025562c739391446 sent me 40 USDC last night', 'none'],
  ['Did my 50 USDC to 0xA502FC320A6D917533749d6bf5Fa629A2053019C go through?', 'none'],
  ['I might send 5 ETH to 0xD8c56384134d640029ab495e782b5e09b0CFb3B9 one day.', 'none'],
  ['My balance is 300 USDC and 2 ETH.', 'none'],
  ['We already paid 0x16E2Cd264f600e80AFaAC01f1792d4cd8Ae6e565 100 DAI.', 'none'],
  ['Do not send anything to 0x90DD65250ACE97a662BC4E6caC096c31ae59b924.', 'forbid 0x90dd | none'],
  [
    'ping the contract at 0xA64795FA87f43236644267162A4e3aAE5DE58594 with no value',
    'send 0 ETH to 0xa647 | send to 0xa647 | none',
  ],
  ['0x8F923A141f0B029FAF2852a6629726a8A8D93A9a should lose its approval over my LINK', 'revoke approve LINK by 0x8f92'],
  ['zero out what 0xB747eCD58219dd0F933c0EbDCfC8E41D96456FF2 may spend of my USDT', 'revoke approve USDT by 0xb747'],
  ['call 0xCA84AD74e483ACef3ED27e6fE65A322E882382EF with value 0', 'send 0 ETH to 0xca84 | send 0 to 0xca84 | none'],
  ['0 USDC transfer to 0x480e7F0AC8dc5E50b4d2ACDd2ED8518de48d9361 as an on-chain message', 'send 0 USDC to 0x480e'],
  ['A transfer of 0 DAI to 0x259f2ba811ab65b18e69bc9a56f6b81273997cda, to log an event.', 'send 0 DAI to 0x259f'],
  ["please make USDC's approval for 0x35aB0987254240f4f42B14147e2d752132580A9f nil", 'revoke approve USDC by 0x35ab'],
  ["Alice's wallet 0xC4cDd53d3A2D7239B1Aac6DD0C542259506a0166 holds 90 USDC.", 'none'],
  ['They were promised 70 USDC at 0xD1f12a13ecA09ddbB5697401e41e684723595214 but I never agreed.', 'none'],
  [
    'reset allowance: token WETH, spender 0x7e94430048ae3Ed829f3174503c9D5b0A8cd97A7, new value 0',
    'revoke approve WETH by 0x7e94',
  ],
  ['The 12 USDC that went to 0xD5f4ecbF540df6eb6878e03D87CA082B7CEBC308 were for lunch.', 'none'],
  ['I got 5 LINK from 0xE6b44C317B60F6FdB6367291F881e5dAe4806b8C. Nice!', 'none'],
  ['Who owns 0x1e9f6b2c3b455d4851e24b567430ae49fe6ff1ed?', 'none'],
  ['0 ETH → 0x5fc3f3eea34f213020d1277390f28041f43910a3', 'send 0 ETH to 0x5fc3'],
  ['amount: 0\ntoken: USDC\nto: 0x63f0e9e6d84bd5e39cf95cda95e20bffceab072c', 'send 0 USDC to 0x63f0'],
  ["lower 0x1F4bbB0D69763Aa2Bc3A3b40896f6369Ad86Ee3d's DAI allowance to zero", 'revoke approve DAI by 0x1f4b'],
  ['Explain to me how a transfer of 10 USDC to 0x59E7208dd74961B1fc623d46Bc457ab77a00C31D would work.', 'none'],
  ['She has been paid 500 USDC by 0x79c593d9930301604f862B0D1F8559805f2a1E26.', 'none'],
  ['0xee7ce62f7157aa061a3d9c6aa0fbc3cdbd723202 is the address that received 30 USDC from Bob.', 'none'],
  ['Carol tipped 0x94f02e080765ccf0d4e0ccdcfe29cb35e015e6cf 5 USDC', 'none'],
  ['My cousin handed 0xD74EbE54c490E2fA97197E8532e255D94A88f2ef 50 DAI', 'none'],
  ['the 20 USDC that were sent to 0x2752F4CCAd7df03ec8dE0D22d579e961D79e6d32 got lost', 'none'],
  ['0xD73AB2cBf5416B4129329c8b195B8C2e2c368e3b is the wallet that got 5 ETH', 'none'],
  ['Marta has already wired 0xb89fdeb3b31c9d0866b9dc2c947d5d0b3589df33 300 USDC.', 'none'],
  ["The team's Safe sent 5 ETH to 0x5c89ace64a53443e188128fb2afed77c8f6c9ddc last week.", 'none'],
  ['He lent 0x1390628a60e28f0f17f4ca6b6d41978067a479e2 10 USDC', 'none'],
  ['Signers approved 5 ETH to 0x9c19d1cc739ae19530f2b2a88127edbb8d6980b7 yesterday and it was executed.', 'none'],
  ['Tell Bob to send 5 USDC to 0x1788702f7b6c864649A53d530e00820233D713BB', 'none'],
  ['Ask Alice to pay 0x49Dd11CB7A845112Aa5144CA912A7a9B54B1143a 20 DAI', 'none'],
  ['Do not let the Safe send 5 ETH to 0x7c0D14A71DDB33541990c36579236B0eed7d5D52', 'forbid ETH; forbid 0x7c0d | none'],
  ['The Safe paid 0x3617D4aaFa45A511F063E75aa9CDf677e9EeC647 10 USDC.', 'none'],
];
