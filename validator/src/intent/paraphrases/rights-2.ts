import type { Paraphrases } from './paraphrase.ts';

export const rights2: Paraphrases = [
  ['clear 0x91213Adc02C8F9b70E19f1f804F8d4a41fD65a4a to use 75 USDC of mine, not more', 'approve 75 USDC by 0x9121'],
  ['Spender 0x6502cefF56f0cCc600718543D2d421043cD4F8B4 gets a 500 DAI allowance.', 'approve 500 DAI by 0x6502'],
  ['please have 0x3eee4888cb92de0b380ed8cc11b7e91fab72d948 approved for 20 LINK', 'approve 20 LINK by 0x3eee'],
  ['can we let 0x0042f25A144a54416e9Aa08F27BAfE91975a4A8f draw up to 300 usdc?', 'approve 300 USDC by 0x0042'],
  ['Approval: 64 USDT → 0x186201F869a1168496C63f3D0099A7c18Ebe52b1', 'approve 64 USDT by 0x1862'],
  [
    "I'd like 0x8f4f13ae048ceb76855c0d2a9b1b0ae1893acde7 to be able to spend 1,000 USDC out of my wallet",
    'approve 1000 USDC by 0x8f4f',
  ],
  [
    'We hereby authorise 0x762BAB2CC81489B550dd8809DCa115069E015bCa to debit our account by up to 25,000 USDC.',
    'approve 25000 USDC by 0x762b',
  ],
  [
    '{"tool":"erc20.approve","input":{"token":"WETH","spender":"0x17909bc47647b808a892EAc850A4954190c01E8b","amount":"1.2"}}',
    'approve 1.2 WETH by 0x1790',
  ],
  [
    'Next action: ERC-20 approve, token = UNI, spender = 0x9111f8d73cedc9d1c1dd7fc3bf4c0286ec067050, value = 45',
    'approve 45 UNI by 0x9111',
  ],
  ['aprove exact 10 dai for 0x189ca1B89333925F4fdf2bc9EeD7cC88F8FF2189 plz no more', 'approve 10 DAI by 0x189c'],
  [
    'Before the trade, give the router 0x1A4d78fbba6B874B4Ea99AfaC38640d79290e2dA an exact approval for 220 USDC.',
    'approve 220 USDC by 0x1a4d',
  ],
  ['allowance for 0x0b0659333c823f90fa0da3d1721e289fbbf6cb51: 15 AAVE', 'approve 15 AAVE by 0x0b06'],
  [
    'i want allow contract 0x8Fe14bD72064058f821bdbBF5E3303bF50eB74fA for take 90 usdc from me',
    'approve 90 USDC by 0x8fe1',
  ],
  [
    'An allowance of 3 WBTC should be granted to 0xFaFc37Ed0E0c8b684C8C7F313262E22326D75F78.',
    'approve 3 WBTC by 0xfafc',
  ],
  [
    'The dapp at 0x31c4774816c2603882ceaf8d457ea529799196d5 needs permission for 18 USDC, approve just that',
    'approve 18 USDC by 0x31c4 | approve 18 USDC by 0x31c4; forbid anything-else',
  ],
  ['ok greenlight 0xc88A047726ccd3C2A14a74b1c59463621e34dcfa for 40 usdt', 'approve 40 USDT by 0xc88a'],
  [
    'give 0xD1AAC3fAFc2cFb8DD544c531F215c0961c5E8577 an endless allowance on my USDC',
    'approve unlimited USDC by 0xd1aa',
  ],
  [
    'approve max USDT for 0x9C32a9389395EB3568C1a8Ceb5cDAe6b4796543D so i never have to do this again',
    'approve unlimited USDT by 0x9c32',
  ],
  [
    "I'd like an unlimited DAI approval in place for 0xb710fe8c11353291e3bb62e206d9f111f2120505",
    'approve unlimited DAI by 0xb710',
  ],
  ['Unlimited approval: WETH → 0xEd38C4f51B0A55F9634b26A7d33bb691A45310B1', 'approve unlimited WETH by 0xed38'],
  [
    'can we just infinite-approve LINK for 0x35ef8e27D9f1554aFb8A0022F5C03B6f3Bc4ae04',
    'approve unlimited LINK by 0x35ef',
  ],
  [
    '0x3a677131e7db5bc6a2b06375fcb81f8112ff5dfc may spend any amount of my UNI, set the approval accordingly',
    'approve unlimited UNI by 0x3a67',
  ],
  [
    '{"tool":"approve","input":{"token":"USDC","spender":"0x9639b5A2BdDa293De8D62b77b09D6E0c6DD3872d","amount":"unlimited"}}',
    'approve unlimited USDC by 0x9639',
  ],
  [
    'Please have an unlimited allowance of USDC granted to 0x26e0E32D1612d4FaCa122245Ff17224963F631Ca.',
    'approve unlimited USDC by 0x26e0',
  ],
  [
    'We authorise 0xf167e11a6d4036c79948dedc3e47dbd956680e10 to spend our DAI without any cap.',
    'approve unlimited DAI by 0xf167',
  ],
  ['approve 2^256-1 USDC to 0x7c72E5fB1e642D8E78996c340be5340D66a41ad7', 'approve unlimited USDC by 0x7c72'],
  [
    'Step 1: set the AAVE allowance of 0x7EDaF0955Fee92BBCC19Ec11E0d3c8F3895957Ec to the maximum (infinite).',
    'approve unlimited AAVE by 0x7eda',
  ],
  ['lemme give permit2 infinite usdt', 'approve unlimited USDT by permit2'],
  [
    'approve the full uint256 max of WBTC, spender 0x89cB1c899A28D2d366Bf6591aEd370F22e1e15ad',
    'approve unlimited WBTC by 0x89cb',
  ],
  [
    'i want approve no limit of usdc to 0x8acf9118962CB899Ae0Fe8D44A8581C9D4d09EdA thank you',
    'approve unlimited USDC by 0x8acf',
  ],
  [
    'approve 0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff USDC for 0xfb06ab1619f33f9f7ba1d1b2f535308689ad2460',
    'approve unlimited USDC by 0xfb06',
  ],
  [
    'Permit (EIP-2612) to sign: 120 USDC, spender 0x61D339A09eF38091Bb0ec981961bBbBa6e5a9B8D',
    'permit 120 USDC by 0x61d3',
  ],
  [
    'please have me sign a permit so 0xD56D6447978a70d83878A9540D6f05eFE07d6c8B can take 45 DAI',
    'permit 45 DAI by 0xd56d',
  ],
  ['sign the gasless permit, 300 usdc, for 0xeee21abbae58ba958c27ac5d5445569cd4a0f4be', 'permit 300 USDC by 0xeee2'],
  [
    "I'd like to sign an ERC-20 permit giving 0xe66101Fe5530D6d981573AD2Ca5b9429a3730fc0 access to 60 UNI",
    'permit 60 UNI by 0xe661',
  ],
  [
    '{"tool":"sign_typed_data","input":{"primaryType":"Permit","token":"USDC","spender":"0x8Ee0ddd085b9280D568d731dCdAaD7cF7E3b40Ea","value":"33"}}',
    'permit 33 USDC by 0x8ee0',
  ],
  [
    'Via an off-chain signature (EIP-2612 permit), allow 0xf74876769051a164c3c82442eca2e8016fdd5c57 to spend 250 USDC.',
    'permit 250 USDC by 0xf748',
  ],
  [
    'can we do a permit for 15 usdc to 0x26a2D6B5E9a8915Ee1c1B429BbB439345752a5Db instead of an approve tx',
    'permit 15 USDC by 0x26a2 | permit 15 USDC by 0x26a2; forbid approve',
  ],
  [
    'Request a permit signature:\n- token: DAI\n- spender: 0x2a0034c910B632b3632775A4c707dd43226fA81f\n- value: 500\n- deadline: 20 minutes',
    'permit 500 DAI by 0x2a00; deadline 1200',
  ],
  [
    'An EIP-2612 permit over 1,000 USDC in favour of 0x806d11f3386c27cec49c0aaea17b4a19eeedbb8a shall be signed, valid for one hour.',
    'permit 1000 USDC by 0x806d; deadline 3600',
  ],
  ['i sign permit of 22 usdc for spender 0x0ae2Abc31b113a0288dB83F265F1fa6A08852028 ok', 'permit 22 USDC by 0x0ae2'],
  [
    'Sign permit(owner=me, spender=0x845239cdb7Bfd77C058BE75a529AA8816AD40671, value=70 USDC)',
    'permit 70 USDC by 0x8452',
  ],
  [
    'let 0x4323699f1bbe3dc2ec26608632f3131dedd6bc88 pull 9 usdc with a signed permit, no gas',
    'permit 9 USDC by 0x4323',
  ],
  [
    'Plan: produce a permit signature for 5 DAI with 0x455936f813B5118eFf4f63fdcf2c83DCBf5fc9eC as the spender, expiring in 10 minutes.',
    'permit 5 DAI by 0x4559; deadline 600',
  ],
  ['permit 0xB7992E0457383049894e378E42DF8B12670B5F79 400 usdc (signature only)', 'permit 400 USDC by 0xb799'],
  [
    'Authorise 0xd58636c27a3f4f152cf5354aeebbb0468a53d577 for 88 USDC by signing an EIP-2612 message.',
    'permit 88 USDC by 0xd586',
  ],
  [
    'set 0x540c310571b43bF21371675822232bE62cF4a2f4 as operator on my collection 0x135e1fa905618345f70e25e9565f52bc2a4fba89',
    'operator nft 0x135e #* by 0x540c',
  ],
  [
    'let 0x657264c8e0D2f0008eC8C710F2a74ba0C138F1c5 handle all my NFTs in 0x811e4e645d595AE910991246325f9036b52df41c',
    'operator nft 0x811e #* by 0x6572',
  ],
  [
    'Operator approval: 0x648bbdb2ad79cef7d9d84109b32e1571a70a6592 for collection 0x82f82AF19817B104cd9B1bc6115781133F4240e5',
    'operator nft 0x82f8 #* by 0x648b',
  ],
  [
    'please have 0x131bccB173d82428FE371b0d787Bc56dC6C0858C approved for all tokens of the NFT contract 0x7979a225aa879603a368b7521d8916ed9da8bb52',
    'operator nft 0x7979 #* by 0x131b',
  ],
  [
    "I'd like to allow the marketplace 0xDD1ECd0F4bA8a036f38Af84fD540734f06Ff15f3 to transfer any NFT I hold in 0xaE1Ab621F4B5c6BEa5220563dB054b0c87d41a66",
    'operator nft 0xae1a #* by 0xdd1e',
  ],
  [
    '{"tool":"nft.setApprovalForAll","input":{"contract":"0xa8234E58448E64b348144A89324be4b3Ca2E25D6","operator":"0xda5749fd9482c8a935dfdd4954d8a20055ffdd14","approved":true}}',
    'operator nft 0xa823 #* by 0xda57',
  ],
  [
    'call setApprovalForAll on 0x292b85255f258d2f4169423b9f78cc9523aae415 with operator 0x6567570DB9A89f58Bfb6b2B0aCf560475Afa62eD and approved = true',
    'operator nft 0x292b #* by 0x6567',
  ],
  [
    'can we grant 0x470abf67885480C2D9EAC44B1a5E7D88f78aEfC7 collection-wide approval on 0xDCFc918Ca068f8EB730De3169a931E2b886A65f4',
    'operator nft 0xdcfc #* by 0x470a',
  ],
  [
    'We authorise 0x7310013170a4d6f8a6d35173c2f69c658c188dd4 to act as operator for the entire ERC-721 collection 0x961Ba4FC70549Ddd0D3d011B65CBe6C687a8CaC5.',
    'operator nft 0x961b #* by 0x7310',
  ],
  [
    'nft collection 0xd1c61a8a0d1fad9ffa58f59cb46a60f0cf2f3366 - approve all for 0xbC2F14728587cfa11FD747C854Efe61d51e0fB96',
    'operator nft 0xd1c6 #* by 0xbc2f',
  ],
  [
    '0xdC71c2b41477d6ef3DD7285f3aE8bCf27848C999 should get operator rights over every NFT of mine at 0x0D9314b09EE21fE4b6E81f3d2613191266B474aE',
    'operator nft 0x0d93 #* by 0xdc71',
  ],
  [
    'Task: approve operator\nCollection: 0x8d6DE252339707226703A83D421B203796465A35\nOperator: 0x6965b05c34b0eb800c4a821452c9d263628858b0',
    'operator nft 0x8d6d #* by 0x6965',
  ],
  [
    'i want give approval for all of nft 0x8e7b0b29b704278694aed54a4c41db1a565c51d2 to operator 0xF57023f1114f94c906162FD38B4A2287435004F2',
    'operator nft 0x8e7b #* by 0xf570',
  ],
  [
    'The operator role for collection 0x782644a8C3A0AC341c8a557179E5Ba81eAB5F8d3 is to be granted to 0xDdcdC5C94f2891634a55CAB459820c2E7EFA14A2.',
    'operator nft 0x7826 #* by 0xddcd',
  ],
  [
    'aprove for all: operator 0x300dcaacd6a8ace19a66e2c66dbd6d2d973fff98 contract 0xc6CF3a344173A9E22D90d52052A782401F9A7a85',
    'operator nft 0xc6cf #* by 0x300d',
  ],
  [
    'drop 0xEb0b46FADeb8017C46e8606f50F92D0e596703BA as operator of 0x74effc23c3c93e0936679c8da8a457d7735a915b',
    'revoke operator nft 0x74ef #* by 0xeb0b',
  ],
  [
    '0xc74A40DC33B77Ec72f3F66B98Af20e3e3d07Ef20 must not be operator of my NFTs in 0x1ac12C4fd8D44fD632E20DF93a965266793542A4 any longer, revoke that',
    'revoke operator nft 0x1ac1 #* by 0xc74a',
  ],
  [
    'Operator revocation: 0x2ba12bf24abe3f6578f10a8a853f3a2714c625dd, collection 0x2824F301F629AeAB473FFdc03E752a096a1540e6',
    'revoke operator nft 0x2824 #* by 0x2ba1',
  ],
  [
    'please have the setApprovalForAll for 0x35B8b0Cf541c8F03443c6bB060B906845eC81046 on 0x9aba3ff7ce0ec3c918d14dad7870c760207899ed revoked',
    'revoke operator nft 0x9aba #* by 0x35b8',
  ],
  [
    '{"tool":"nft.setApprovalForAll","input":{"contract":"0xE4Ae444F784ee3E8d9Ac1746d2A681b0b57e6274","operator":"0x7e5099204172930E502ebfD3386facd6Fba6d1F4","approved":false}}',
    'revoke operator nft 0xe4ae #* by 0x7e50',
  ],
  [
    'call setApprovalForAll on 0xCB2a2c75AAd3cD26F1ed3588131626Fd76C4A13c with operator 0x78cf9f9676d27d1cf0a7457e6f24d760a3ac9529 and approved = false',
    'revoke operator nft 0xcb2a #* by 0x78cf',
  ],
  [
    "can we pull 0xf1538bE9fc4f81eB0365b740cB309977E6854E74's operator rights on collection 0x86d7cd6072b6cf9a4475a0516c88ccc37c2a7eeb",
    'revoke operator nft 0x86d7 #* by 0xf153',
  ],
  [
    "I'd like to withdraw the collection-wide approval of 0x603374bF233A8D1366616844ecC4453693084895 for NFT contract 0x5789d441FDcfdE1c2d72D97Ace83be9d0E2e3fE6",
    'revoke operator nft 0x5789 #* by 0x6033',
  ],
  [
    'We revoke the operator authorisation of 0x5c350989cda1ddb6e4b257301c65e85d2fbc0c24 with respect to collection 0x2AEf24099853415c4AdAB01ACb94e650d1BEef19.',
    'revoke operator nft 0x2aef #* by 0x5c35',
  ],
  [
    'revoke approval for all of nft collection 0x6f2a7d2795661c914957dd2e5f70128a6af468bf from 0x6Fc3D4f174074E4b37cad38C88D376C9e0a0F3C5',
    'revoke operator nft 0x6f2a #* by 0x6fc3',
  ],
  [
    'Task: revoke operator\nCollection: 0xE0385143661ed75C4bf28e877FD38451E0559b53\nOperator: 0x7F2a0ECdcEf84b896facdA8C093F0a6B881F95CB',
    'revoke operator nft 0xe038 #* by 0x7f2a',
  ],
  [
    'strip 0x930177a0b797e08dfe22f688b2a3b334e5f79382 of its approval over all my NFTs at 0xb4cFf3f0fd8E0d1306291aE9eA6c9cE4346E979a',
    'revoke operator nft 0xb4cf #* by 0x9301',
  ],
  [
    'i dont trust 0xCad0509B711eFdaBe489aE4517a51e282f687571 no more, remove it from operators of nft 0x7d5ee69777aef4654bf0841b41504c2e3f87fbcd',
    'revoke operator nft 0x7d5e #* by 0xcad0',
  ],
  [
    'Operator rights of 0x47C5E66E05c3c7d1e441F9353744F36E6Ab07539 on the ERC-1155 contract 0xC8B8bbA1Bb30ea35b7BD0d4631FEF71ED7eB2645 are to be revoked.',
    'revoke operator nft 0xc8b8 #* by 0x47c5',
  ],
  [
    'revok operator 0xb1f51e12e5753f3e0da72c63e3068ebf0f40a235, collection 0xA9a5ed136d7396AA9EE1590DD1DdFD938186d981',
    'revoke operator nft 0xa9a5 #* by 0xb1f5',
  ],
  ['Delegation: UNI → 0x10601177ef60F3a6106e5bbdC81f1fB7735d9d19', 'delegate UNI to 0x1060'],
  ['my uni votes should go to 0xAEdda9E038eef3E87fE21b83b60dCE61FBD73A03', 'delegate UNI to 0xaedd'],
  [
    'please have my COMP voting power delegated to 0xd0fff7eff7efa4f580b915454f674a6da2e6b242',
    'delegate COMP to 0xd0ff',
  ],
  [
    "I'd love for 0x3fBa21ce4cC16836C2f4643157CCC4eD9aeA1410 to vote on my behalf with my ENS, delegate it",
    'delegate ENS to 0x3fba',
  ],
  [
    '{"tool":"governance.delegate","input":{"token":"COMP","to":"0x0d2418E7e70571B4f82b62f7cc783781D4d492F5"}}',
    'delegate COMP to 0x0d24',
  ],
  ['can we assign our ARB votes to 0xf9bf3106eb56cf8ea9278a90467b03b27841fef1', 'delegate ARB to 0xf9bf'],
  ['make 0x340E04803b12dBB8561F4aa8c72Be3Dae01B07f5 my delegate for UNI', 'delegate UNI to 0x340e'],
  [
    'Plan: call delegate on the UNI token with 0xFbfe8C4B38330C66392A89Fe4153eC1AC3f5eebb as delegatee',
    'delegate UNI to 0xfbfe',
  ],
  [
    'We appoint 0x6ff53452c8fc0a16ef47fa4a56856c20e4fdb61c as the delegate for our COMP holdings.',
    'delegate COMP to 0x6ff5',
  ],
  ['i want delegating my ens tokens vote to 0x6C0fcA325c14DBc62F1D0b1a8AddEA5E6591812C', 'delegate ENS to 0x6c0f'],
  ['hand my AAVE governance power over to 0x6eEb28701a481DEd3b8f439f6e64f832ed5C1306', 'delegate AAVE to 0x6eeb'],
  [
    '- action: delegate\n- token: ARB\n- delegatee: 0xdb833ed2f416b027f299f5d765132148ed3279f2',
    'delegate ARB to 0xdb83',
  ],
  [
    'Voting rights of my UNI are to be delegated to 0x1D6E2674F310B692CF973BeB942e66474480E0D3.',
    'delegate UNI to 0x1d6e',
  ],
  ['switch my comp delegate over to 0xDc8E943EFAc3e628fAEcB3A04F81F04097Ac67B2 thx', 'delegate COMP to 0xdc8e'],
  ['delegte uni to 0x6fbc58020a11f59dce07c85a4c612f556f665f1d', 'delegate UNI to 0x6fbc'],
  ['entrust 0x3B93a5284Ad36D6B0e424285251A07fc49f69eC8 with the votes of my ENS tokens', 'delegate ENS to 0x3b93'],
  [
    'Make it so that 0xFA5f3F6938eB6eFd82Ba653a8c32345b1871dDE9 can no longer spend my AAVE',
    'revoke approve AAVE by 0xfa5f',
  ],
  ['cap 0xeE352ea5cCcD12Fc6aCC7C6614507a0B62279dE9 at 80 DAI of spending', 'approve 80 DAI by 0xee35'],
  ['reduce what 0x0Ab244443d5A68B1714FcE3f67d56a1107731A8C may spend to 10 USDC', 'approve 10 USDC by 0x0ab2'],
  ['0x8Fe14bD72064058f821bdbBF5E3303bF50eB74fA may spend 100 USDC', 'approve 100 USDC by 0x8fe1'],
  ['100 USDC may be spent by 0x8Fe14bD72064058f821bdbBF5E3303bF50eB74fA', 'approve 100 USDC by 0x8fe1'],
  ['make sure 0x8Fe14bD72064058f821bdbBF5E3303bF50eB74fA can spend 100 USDC', 'approve 100 USDC by 0x8fe1'],
  ['I want 0x8Fe14bD72064058f821bdbBF5E3303bF50eB74fA to be able to spend 100 USDC', 'approve 100 USDC by 0x8fe1'],
  ['approve 100 USDC so that 0x8Fe14bD72064058f821bdbBF5E3303bF50eB74fA can pull it', 'approve 100 USDC by 0x8fe1'],
  ["Let Bob spend 100 USDC. Bob's address: 0x8Fe14bD72064058f821bdbBF5E3303bF50eB74fA", 'approve 100 USDC by 0x8fe1'],
  ['approve vault 0x8Fe14bD72064058f821bdbBF5E3303bF50eB74fA to move 100 USDC', 'approve 100 USDC by 0x8fe1'],
  ['add 0x8Fe14bD72064058f821bdbBF5E3303bF50eB74fA as a spender, limit 100 USDC', 'approve 100 USDC by 0x8fe1'],
  ['Update USDC allowance for 0x8Fe14bD72064058f821bdbBF5E3303bF50eB74fA from 50 to 100', 'approve 100 USDC by 0x8fe1'],
  ['boundless USDC approval for 0x8Fe14bD72064058f821bdbBF5E3303bF50eB74fA', 'approve unlimited USDC by 0x8fe1'],
  ['set the USDC allowance of 0x8Fe14bD72064058f821bdbBF5E3303bF50eB74fA to max', 'approve unlimited USDC by 0x8fe1'],
  [
    'approve(0x8Fe14bD72064058f821bdbBF5E3303bF50eB74fA, type(uint256).max) on USDC',
    'approve unlimited USDC by 0x8fe1',
  ],
  ['terminate the USDC allowance of 0x8Fe14bD72064058f821bdbBF5E3303bF50eB74fA', 'revoke approve USDC by 0x8fe1'],
  ['0x8Fe14bD72064058f821bdbBF5E3303bF50eB74fA should lose access to my USDC', 'revoke approve USDC by 0x8fe1'],
  ['I no longer want 0x8Fe14bD72064058f821bdbBF5E3303bF50eB74fA to spend my USDC', 'revoke approve USDC by 0x8fe1'],
  [
    "I don't want 0x8Fe14bD72064058f821bdbBF5E3303bF50eB74fA to have access to my USDC anymore",
    'revoke approve USDC by 0x8fe1',
  ],
  ['get rid of the USDC approval for 0x8Fe14bD72064058f821bdbBF5E3303bF50eB74fA', 'revoke approve USDC by 0x8fe1'],
  [
    'I no longer want 0x8Fe14bD72064058f821bdbBF5E3303bF50eB74fA to manage my NFTs in collection 0x811e4e645d595AE910991246325f9036b52df41c',
    'revoke operator nft 0x811e #* by 0x8fe1',
  ],
  [
    'Revoke operator\nOperator: 0x8Fe14bD72064058f821bdbBF5E3303bF50eB74fA\nContract: 0x811e4e645d595AE910991246325f9036b52df41c',
    'revoke operator nft 0x811e #* by 0x8fe1',
  ],
  [
    'collection=0x811e4e645d595AE910991246325f9036b52df41c operator=0x8Fe14bD72064058f821bdbBF5E3303bF50eB74fA approved=true',
    'operator nft 0x811e #* by 0x8fe1',
  ],
  ['give 0x8Fe14bD72064058f821bdbBF5E3303bF50eB74fA a signed permit for 100 USDC', 'permit 100 USDC by 0x8fe1'],
  [
    'approve 100 USDC for 0x8Fe14bD72064058f821bdbBF5E3303bF50eB74fA with a permit instead of a transaction',
    'permit 100 USDC by 0x8fe1',
  ],
  ['delegatee: 0x8Fe14bD72064058f821bdbBF5E3303bF50eB74fA, token: UNI', 'delegate UNI to 0x8fe1'],
  ['call delegate(0x8Fe14bD72064058f821bdbBF5E3303bF50eB74fA) on UNI', 'delegate UNI to 0x8fe1'],
  ['pass my UNI governance rights to 0x8Fe14bD72064058f821bdbBF5E3303bF50eB74fA', 'delegate UNI to 0x8fe1'],
  ['the USDC allowance of 0x8Fe14bD72064058f821bdbBF5E3303bF50eB74fA is bad', 'none'],
  ["I don't want 0x8Fe14bD72064058f821bdbBF5E3303bF50eB74fA to spend 100 USDC", 'none'],
];
