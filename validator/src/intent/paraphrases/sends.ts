import type { Paraphrases } from '../paraphrases.ts';

export const sends: Paraphrases = [
  ['Could u shoot 0.25 eth over to 0x2aa632BcfA6Df44198DcacDD2D85E4fAD93A181d', 'send 0.25 ETH to 0x2aa6'],
  ['eth 0.4 -> 0x2030c50de2AE367EFa23bDaDCC0f3D3eD4D86319', 'send 0.4 ETH to 0x2030'],
  [
    'I owe my sister for the concert tickets. Her wallet is 0x89F6f643A5B7C13dC214a5F9487465A2B161DF51, please send her 0.08 ether.',
    'send 0.08 ETH to 0x89f6',
  ],
  [
    'Kindly remit 2 ETH to the following beneficiary: 0xaf0A6F52C10198Cd4c9686607730EBaA058a94e8.',
    'send 2 ETH to 0xaf0a',
  ],
  ['pls xfer .05 ETH 2 0x740CE90569D361966ff10c0907Bf2141B6c374D2 thx', 'send 0.05 ETH to 0x740c'],
  ['TRANSFER 3 ETH TO 0xd9e3D09976c4f69d79789658330baA72710617EE NOW', 'send 3 ETH to 0xd9e3'],
  ['drop 0.015 ETH in 0x5cc05D53cD2a1a849658464Ce140c5b2Ed7336A3', 'send 0.015 ETH to 0x5cc0'],
  ['Fund 0x5999e8dF3620B7CF08561C5499dE7107B858DCA3 with 0.2 ETH so it can pay for gas', 'send 0.2 ETH to 0x5999'],
  [
    'My burner (0xde49f096CC5b8fFA2D44e1E33c57ddEb45009c01) is out of gas, top it up with 0.03 ETH please',
    'send 0.03 ETH to 0xde49',
  ],
  [
    `I will now send 1.25 ETH from the user's wallet to 0xa6eb8d67931406a784f114f5d9c460a1566937d0.`,
    'send 1.25 ETH to 0xa6eb',
  ],
  ['Task: native transfer\nTo: 0x0957412C2419B58Ca1713BB889eF4465191a81b9\nValue: 0.75 ETH', 'send 0.75 ETH to 0x0957'],
  ['send one and a half ether to 0x687ae7acdb91e51d7fdb20e1d82a828ad96cc128', 'send 1.5 ETH to 0x687a'],
  ['Send 21000 gwei to 0x6FA5B74AC535e8F0Ba4cB85526919c96eefc7a27', 'send 21000000000000 base ETH to 0x6fa5'],
  [
    'transfer 500000000000000000 wei to 0x4D4b190CCC7f038d9C7Cf5dE721704c7ECb86553',
    'send 500000000000000000 base ETH to 0x4d4b',
  ],
  ['kick 10 POL over to 0xf95FaDd1f8803d398478a00B510187F8b6Ac6916 on polygon', 'send 10 POL to 0xf95f at 137'],
  ['Pay 0.5 ETH (Base) to 0x1e035d73096FFE3ffbC1B64fe6b0fa83d659201a', 'send 0.5 ETH to 0x1e03 at 8453'],
  [
    'wire 12 xDAI to 0xAb3Db542185DfcB98E58A1AB088300f857110299 on Gnosis Chain',
    'send 12 XDAI to 0xab3d at 100 | send 12 xDAI to 0xab3d at 100',
  ],
  [
    '{"to":"0x4D6484D0cd6b9d1Dc3fd76CBBeA473F02Fe67D1c","value":"0.3","token":"ETH","action":"send"}',
    'send 0.3 ETH to 0x4d64',
  ],
  ['sendEth({ to: "0xb3d2a2f5c0e83c3011bf840d566c90af7a2e1afc", amount: "0.9" })', 'send 0.9 ETH to 0xb3d2'],
  ['send all of my eth to 0x47c6c11A257629b5c91ac066d3C4584992E7D840', 'send 1/1 ETH to 0x47c6'],
  [`Empty my wallet's ETH into 0xe0CBfFd0917C845adc4698096D159010051EA496`, 'send 1/1 ETH to 0xe0cb'],
  ['forward 0.6 ETH to nick.eth pls 🙏', 'send 0.6 ETH to nick.eth'],
  [
    'As discussed on the phone, go ahead with the 4 ETH payment to 0x9489350c2959C88855D7320f60bd0619C2F157D2.',
    'send 4 ETH to 0x9489',
  ],
  [
    `Let's get 0.1 ETH to 0x46673c6ebb336be7400ca8e43bbc4df9e1140adc today, it is for the gas faucet.`,
    'send 0.1 ETH to 0x4667',
  ],
  ['hey, quick one: 0.33 eth to 0x66994856F8e7B78daECB48b3360336A900b5Bb45. cheers!', 'send 0.33 ETH to 0x6699'],
  ['Could u shoot 25 usdc over to 0x09613380f43aFcD732Edd70F53Aa06945b8fa564', 'send 25 USDC to 0x0961'],
  ['gimme a hand: need 400 dai moved to 0x603bea0717f3429d1306e87d49bfc626cb7affdc', 'send 400 DAI to 0x603b'],
  [
    'Please pay the July invoice #4711: 1,250.00 USDC to 0xb5B39fFD326691B92fC4E3a91D8A1D8BEE6e101A',
    'send 1250 USDC to 0xb5b3',
  ],
  ['pay 0xA4FC509Fb3531bDc9ff48E85eF80779e3c4c893c 99.90 USDT for the hosting', 'send 99.9 USDT to 0xa4fc'],
  [
    `The contractor's address is 0xB3860CF50D7abb11553332A39B7daF284bFc74a2. He's owed 3.2k USDC. Pay him.`,
    'send 3200 USDC to 0xb386',
  ],
  ['transfer USDC 75 to 0x02e0171ab0e0fb6e0b6834b19fde73c34faa69cb on arb', 'send 75 USDC to 0x02e0 at 42161'],
  ['Beneficiary: 0xDdE4207F4377445D06657d461967Ff3b7C1FCFC6\nCurrency: EURC\nAmount: 640', 'send 640 EURC to 0xdde4'],
  [
    `I'd be grateful if you could transfer 18 LINK to 0x3C4e334B83Ac8d43C56130f2fE610D80427c0db5, ref 2024-11-03, it is not urgent.`,
    'send 18 LINK to 0x3c4e',
  ],
  [
    `The user wants me to send 60 USDC to 0x73E4B3e1D5534871843b43D077C3907423cb7cd6 on Base. I'll do exactly that.`,
    'send 60 USDC to 0x73e4 at 8453',
  ],
  [
    'Send USDC (0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48) to 0xEED7AFC10456a680bB8D197C506fD42492FCcd85, amount 310',
    'send 310 USDC to 0xeed7',
  ],
  [
    'send 15 of 0x6B175474E89094C44Da98b954EedeAC495271d0F to 0xD72C984a3713409b877011c3aeeF6e649e13D972',
    'send 15 DAI to 0xd72c',
  ],
  ['snd 40 usdc to 0x35f6C83881Fbe157f06722708B7E802b8243455e', 'send 40 USDC to 0x35f6'],
  ['sedn 12 dai to 0x8380B26ce7cF2c7a37C7Dc219f93f5f85F167A20 plz', 'send 12 DAI to 0x8380'],
  ['refund 45 USDC to 0x6e5589eee7a841274bfa498d05dce9bf605d4587, they returned the shoes', 'send 45 USDC to 0x6e55'],
  ['reimburse 0xebe764fcc94c3af218b7a4ad27baeb0a69b34a67 for dinner: 32.5 USDC', 'send 32.5 USDC to 0xebe7'],
  ['Tip the dev 5 DAI, wallet 0x21C10f8030cC8904248defBDcA8C0ED8128E30e7', 'send 5 DAI to 0x21c1'],
  ['donate a hundred USDC to 0xc474de983a6992DC0776346CAc5Fc1Bcb7951837', 'send 100 USDC to 0xc474'],
  [
    'gift 2 LINK to my nephew at 0x2de2b19c7069e93c03700fc3233960d96d30c7b0 for his birthday 🎂',
    'send 2 LINK to 0x2de2',
  ],
  ['Settle up with 0xb2A988d6ec4A0Ce498095a7E033d70e3549E73a9: 210 DAI', 'send 210 DAI to 0xb2a9'],
  ['please have 7,500 USDC delivered to 0x6669e2ccd7a577b02131573246bcc07409b6193a', 'send 7500 USDC to 0x6669'],
  ['Payroll March: 4200 USDC -> 0x1C27a2Ee96FfEb66793211b67AFB9D373D1c193d', 'send 4200 USDC to 0x1c27'],
  [
    `Deliver 90 UNI into the hands of 0x263258128401B2417634e36C92Ec31d15131EED7 (that's our market maker)`,
    'send 90 UNI to 0x2632',
  ],
  ['push 1.1m USDT to 0xe074Fec841dc398CaF9dD46Ad8adDD16Aa92C805', 'send 1100000 USDT to 0xe074'],
  ['Disburse two hundred and fifty DAI to 0x4ded3c1f59e5fcd953e4a44aefe4ebf1907b6708.', 'send 250 DAI to 0x4ded'],
  ['0xC9B38b2dc629f96Cf2B57BC61E571d6F88Fc9E0f needs 30 usdc from me, send it', 'send 30 USDC to 0xc9b3'],
  [
    'Withdraw nothing, just send 22 USDC to 0x16C1d86B980C0Acda74ef051ca542E48201660c3',
    'send 22 USDC to 0x16c1; forbid withdraw | send 22 USDC to 0x16c1 | send 22 USDC to 0x16c1; forbid anything-else | send 22 USDC to 0x16c1; forbid withdraw; forbid anything-else',
  ],
  ['USDC | 120 | 0x5d210153659e04aae59961359e06b05855735bb8 | send', 'send 120 USDC to 0x5d21'],
  [
    '- action: transfer\n  token: WBTC\n  amount: 0.02\n  recipient: 0x5f20b8A00B43C3bA909f2352bAa6230C5f82C595',
    'send 0.02 WBTC to 0x5f20',
  ],
  [
    '{"name":"erc20_transfer","arguments":{"token_symbol":"DAI","amount":"55","to_address":"0x707caDf64dd6eD6E555BC791b943ee17aca91B36"}}',
    'send 55 DAI to 0x707c',
  ],
  [
    '{"type":"function","function":{"name":"transfer_token","arguments":"{\\"token\\":\\"USDC\\",\\"to\\":\\"0xB348B905C3A259FAd873AcEC8535fAd4287c910F\\",\\"amount\\":\\"17\\"}"}}',
    'send 17 USDC to 0xb348',
  ],
  [
    '<tool_call>{"tool": "send_token", "input": {"symbol": "USDT", "qty": 80, "destination": "0x3f518edfe7b3d85e4802208f4a1f3c87756f91a6"}}</tool_call>',
    'send 80 USDT to 0x3f51',
  ],
  [
    'Thought: the user owes 20 USDC.\nAction: transfer\nAction Input: 20 USDC to 0xb358d1E82C49904288E03c3158CB1020a9D45E8A',
    'send 20 USDC to 0xb358',
  ],
  [
    '## Payment\n\n- **Amount**: 900 USDC\n- **To**: `0x8f793f5b714dB9194828E1C97D9F0112F0dA7b0E`\n- **Chain**: Optimism',
    'send 900 USDC to 0x8f79 at 10',
  ],
  ['"Transfer 35 DAI to 0x366e6815b58A3Af684966b47284cDa87B2CEAafC"', 'send 35 DAI to 0x366e'],
  ['move a third of my USDC to 0x9879D8DadA9bdC2a4B495B6138CAdf26DA59dF60', 'send 1/3 USDC to 0x9879'],
  [
    'send 25% of my LINK holdings to 0x2de41521e5C80e7Fd6d6350221B43E5B2688c59A',
    'send 1/4 LINK to 0x2de4 | send 25/100 LINK to 0x2de4',
  ],
  [`Send fifty dollars' worth of ETH to 0x720bff711de3b3390dcca23ecec8d5ce22768c74`, 'send $50 ETH to 0x720b'],
  ['send $120 in USDC to 0x5e8d5F61568c4F96650ed77EdcfC177FA18EA530', 'send $120 USDC to 0x5e8d'],
  [
    'Wire USD 2,000 of DAI to 0x0844dd98b7181d32c8e5722d1267fF0A5B2Ab8bD',
    'send $2000 DAI to 0x0844 | send 2000 DAI to 0x0844',
  ],
  ['move my entire SHIB bag to 0x22465ea07bdf74db44a4b7a74c85163c8a20a668', 'send 1/1 SHIB to 0x2246'],
  ['send the rest of my USDC to 0x7fc71bd027fd1d0301bafa902db94eb816b33a7e', 'send 1/1 USDC to 0x7fc7'],
  ['sweep all USDT to 0x0D423399B95DFff9F6447070C93057A8402D99de', 'send 1/1 USDT to 0x0d42'],
  ['Transfer about 100 USDC to 0xCbc99788D25B6FD5c53264bd3F9c41898E651D87', 'send about 100 USDC to 0xcbc9'],
  ['Release the deposit of 1500 USDC back to 0xa92aecd9e303ae529d2260ad84850aa5b33e80d6', 'send 1500 USDC to 0xa92a'],
  ['send me 50 USDC to my other wallet, 0xA06D852E1c3A7B1E32Ef96443b188B2Ea296784C', 'send 50 USDC to 0xa06d'],
  ['500 usdc → 0x7FfFD0614D41431cB6E6e68E16E687E0B6fB0572 (rent)', 'send 500 USDC to 0x7fff'],
  [
    'Hi! Long story short, my roommate covered groceries and I promised to pay back 64 USDC, so please send that to 0x67de522d7d5f3f25fea88f14bc57f868fbe2b24f. Have a nice day',
    'send 64 USDC to 0x67de',
  ],
  ['I want 0x8BeB8Bb2d7737aEac28270dC40F4039BB5d77d1A to receive exactly 88 USDC', 'send 88 USDC to 0x8beb'],
  ['make sure 0x9bd4B64c36583c03eaaCe4630A084a2A7818848e gets 12.75 DAI', 'send 12.75 DAI to 0x9bd4'],
  ['Cash gift: 1000 USDC for 0xba12ee3789713ca80d02b0c43d3dc020cd59c3aa', 'send 1000 USDC to 0xba12'],
  ['credit 0x2092e11D240030124A190D4DC6CAD1c29575Af18 with 300 USDC on Optimism', 'send 300 USDC to 0x2092 at 10'],
  [
    'Sub-account funding. Transfer 2.5 WETH to subaccount 0x9b0698609CEb5410c31e2d8DD53fB2296A589201.',
    'send 2.5 WETH to 0x9b06',
  ],
  [
    'Please process payout PO-2231 for 777 USDC, payee 0x13993DD52a4830eC9bC66A873F1C1082B2EE6CdB, network: Polygon.',
    'send 777 USDC to 0x1399 at 137',
  ],
];
