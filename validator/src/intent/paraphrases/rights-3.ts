import type { Paraphrases } from './paraphrase.ts';

export const rights3: Paraphrases = [
  ['open-ended USDC approval for 0x16f2FF4600DdE9140Df99a3ea620882045eB42c4', 'approve unlimited USDC by 0x16f2'],
  ['0x16f2FF4600DdE9140Df99a3ea620882045eB42c4 needs to be able to spend 50 USDC of mine', 'approve 50 USDC by 0x16f2'],
  ['Set a limit of 50 USDC for spender 0x16f2FF4600DdE9140Df99a3ea620882045eB42c4', 'approve 50 USDC by 0x16f2'],
  ['let the 1inch router, 0x16f2FF4600DdE9140Df99a3ea620882045eB42c4, spend 100 USDC', 'approve 100 USDC by 0x16f2'],
  ['no limit on how much USDT 0x16f2FF4600DdE9140Df99a3ea620882045eB42c4 can pull', 'approve unlimited USDT by 0x16f2'],
  ['foo.eth: another year', 'register -> nft foo.eth #*'],
  ['please pay two more years for foo.eth', 'register -> nft foo.eth #*'],
  ['ok for 0x16f2FF4600DdE9140Df99a3ea620882045eB42c4 to take up to 500 USDC of mine', 'approve 500 USDC by 0x16f2'],
  [
    'set the usdt allowance of 0x83a02f7CEbeAF54BCad957FA7593b6E41182444b to exactly 1,000',
    'approve 1000 USDT by 0x83a0',
  ],
  [
    'allowance:\n token DAI\n spender 0xc6f83ab7b6b2a3de1e998cfc26fdcb07303a73e7\n amount 75',
    'approve 75 DAI by 0xc6f8',
  ],
  [
    'The spender 0xBb29627B58E6281C1DDBbe300B1923186534E3a9 is hereby authorised to draw no more than 12,000 USDC from this account.',
    'approve 12000 USDC by 0xbb29',
  ],
  ['approve 0x036a78c30c0B3cA393694Af88E39543c5b3800C0, 40 link, not a wei more', 'approve 40 LINK by 0x036a'],
  [
    'so the dapp is asking for allowance, give it 65 usdc only, the dapp is 0x1f5eff216e07ea3c1f151d7def52c327ca4551ac',
    'approve 65 USDC by 0x1f5e',
  ],
  ['aprove 20 UNI for spender 0x2760d452fbDB1cc47934Ea9Ba620298C94d82cED', 'approve 20 UNI by 0x2760'],
  [
    'Step 1: approve(spender=0x30ea3e97a3d5fb2b978F42a277b2cc9Aeb45d884, amount=2.5 WETH). Rationale: least privilege.',
    'approve 2.5 WETH by 0x30ea',
  ],
  ['0x2abe56d8682f07ad82ec53cb565850b18e8a7be7 may spend 333 DAI on my behalf', 'approve 333 DAI by 0x2abe'],
  ['let uniswap v3 spend 800 usdc', 'approve 800 USDC by uniswap-v3'],
  [
    'a spending cap of 150 USDC for 0x12f6E6674671D97d75ace16efBC21849bCad3bF5, please, so that my subscription is paid',
    'approve 150 USDC by 0x12f6',
  ],
  [
    'I must to permit contract 0xa64ee9b48d859761a5b69c39fbcf56137b5a4164 use my 10 aave tokens, do normal approve transaction',
    'approve 10 AAVE by 0xa64e',
  ],
  ['infinite approve usdc for 0x87dA7A4469E34dF8f356B0a4Dec5d3Cf64f25603', 'approve unlimited USDC by 0x87da'],
  [
    'give 0x444b4630844408AbEC09b4493820e875F4f876C1 max allowance on my DAI, I trust them',
    'approve unlimited DAI by 0x444b',
  ],
  [
    'Token: WETH\nSpender: 0x164dfbb1211c2b00f5a44a7398475f9a549f9d92\nAllowance: unlimited',
    'approve unlimited WETH by 0x164d',
  ],
  [
    'set LINK approval to uint256 max for 0x96C693e257a2dC57F7FC609208b2410C2A271941',
    'approve unlimited LINK by 0x96c6',
  ],
  [
    'no cap on the USDT that 0xDd3A9B049aF3fdb0Dc698aDF1A2f87E148805C0c can pull from me pls',
    'approve unlimited USDT by 0xdd3a',
  ],
  [
    'The contract 0x814d07ed595cc127e13116738c2b134c7e8ed9c6 shall be entitled to spend USDC of the undersigned without any limit.',
    'approve unlimited USDC by 0x814d',
  ],
  [
    'i dont want approve every time so please approve unlimited uni to 0x6be426A203891102a6Dd04e6C97682d66166d358',
    'approve unlimited UNI by 0x6be4',
  ],
  [
    'Approve 0x6DfB74B06A3649a1efA2b9DE497C3F7C5aD8Eb63 as a spender of all of my AAVE, forever, unlimited amount',
    'approve unlimited AAVE by 0x6dfb',
  ],
  ['approve(0x16a91cf6f09153ffc8c2e30dd887b8b11cb85347, type(uint256).max) on DAI', 'approve unlimited DAI by 0x16a9'],
  [
    'unlimited spending of USDC is to be granted to 0x66C9F4CD3EeeBA3dE44c635a35FAC0872fF39f84',
    'approve unlimited USDC by 0x66c9',
  ],
  [
    'usdc / 0xe6c0BAE18da20ED19d4AE0F58572260988773006 / unlimited allowance / thanks',
    'approve unlimited USDC by 0xe6c0',
  ],
  ['vote with my uni: 0x1E8967284EE18E7f099f7485f80728cCF5088A50', 'delegate UNI to 0x1e89'],
  [
    "I'm too lazy to follow governance, let 0x6a92AA1b631d2459FF638476dd1A3359bFd34000 have my COMP votes",
    'delegate COMP to 0x6a92',
  ],
  ['Governance token: ENS\nDelegate to: 0x7e70557267a598aae68d19bdcfe4f75c6bea2c6f', 'delegate ENS to 0x7e70'],
  [
    'The voting power attached to our UNI shall be exercised by 0x016F93D6C317533d64FE38205c415Ae2861b0bCF; please delegate accordingly.',
    'delegate UNI to 0x016f',
  ],
  ['delegate my arb to vitalik.eth', 'delegate ARB to vitalik.eth'],
  ['COMP.delegate(0xf20c3285200a2a0466023bcba86b027ae3481d17)', 'delegate COMP to 0xf20c'],
  ['point my ens voting power at 0x38A8b8Ce34Bffc97050C5543A2110C77945BdeA9', 'delegate ENS to 0x38a8'],
  [
    'i choose 0x4c98C5fc69536Ff9B5a0BD6ECe0Ac5BbC335148f like representative for my uni token, make delegation',
    'delegate UNI to 0x4c98',
  ],
  ['Re-delegate: AAVE, new delegatee 0x62f46cd9d4c602fea4322631996be928c3e7d8f2', 'delegate AAVE to 0x62f4'],
  ['comp delegate → myself', 'delegate COMP to self'],
  [
    'Please set 0x52b5839C154B8Af24a2d719B634E322Ffb316Ed5 as the person voting with my UNI (tokens stay in my wallet).',
    'delegate UNI to 0x52b5',
  ],
  ['grab hollowpine.eth for 2 yrs', 'register -> nft hollowpine.eth #*'],
  ['Register the ENS name quietharbour.eth for three years, please.', 'register -> nft quietharbour.eth #*'],
  ['name: tinkersmith.eth\naction: register\nduration: 1 year', 'register -> nft tinkersmith.eth #*'],
  ['I want that rosequartz.eth belongs to me, one year is enough', 'register -> nft rosequartz.eth #*'],
  ['claim mudlark.eth b4 somebody else does, 5y', 'register -> nft mudlark.eth #*'],
  ['The domain northgatebooks.eth is to be registered with ENS.', 'register -> nft northgatebooks.eth #*'],
  ['renew kettledrum.eth, 3 more years', 'register -> nft kettledrum.eth #*'],
  ['my name paperlantern.eth expire soon, please prolong one year', 'register -> nft paperlantern.eth #*'],
  ['Extend the registration of bluethistle.eth by 24 months', 'register -> nft bluethistle.eth #*'],
  ['ETHRegistrarController.renew("oldmill", 31536000), i.e. oldmill.eth for a year', 'register -> nft oldmill.eth #*'],
  ['Top up cinderpath.eth with another two years of ENS registration, thanks', 'register -> nft cinderpath.eth #*'],
  [
    'make 0xF76E57d080E02E993b45135F59c951AfB0DCDeAe an operator for everything I own in the NFT contract 0xd03085f26b72c1b9a1983a0c4fd7001071eb57bc',
    'operator nft 0xd030 #* by 0xf76e',
  ],
  [
    'set approval for all, collection 0x9A08d3a6A0272a1049d0633dE915155030Cbc579, operator 0xfb2C1BC6d98Daf8c282c4CA7ec2280B3920E01A1, true',
    'operator nft 0x9a08 #* by 0xfb2c',
  ],
  [
    'listing on a marketplace needs 0x642e758cde511ae6a627ae0188ca7f88501f885f to be able to move all my nfts from 0x464FB3f7406A3B2C5b73C5af8732B9Ef471a5355, so approve it',
    'operator nft 0x464f #* by 0x642e',
  ],
  [
    'remove 0x65796eCdEc4e293313799320c811c84370984c6f as operator of my collection 0x9369113d3b1a660ddd8a2fd5421afb6032587aba',
    'revoke operator nft 0x9369 #* by 0x6579',
  ],
  [
    'setApprovalForAll(0x498836Fe8a174ea9031679f621fe940Ed7fa7806, false) at 0x355abadd5d969BC3b074B9e42fB672044f4E57D1',
    'revoke operator nft 0x355a #* by 0x4988',
  ],
  [
    '0x99ca6f0c40fe46b11f2454ac83ea7891499ada0a should not be allowed any longer to move my NFTs of 0xFBFAe31DC72fC2234C77c7F23F6CaBe373380613; please revoke it',
    'revoke operator nft 0xfbfa #* by 0x99ca',
  ],
  [
    'Collection-wide approval\nNFT: 0xac311b08010c4fbe2c646a497af846320a041659\nOperator: 0x83C7785fD5A7d7b5c9B84E894C2653019546dae4\nApproved: yes',
    'operator nft 0xac31 #* by 0x83c7',
  ],
  [
    'Grant full operator authority over the ERC-1155 collection 0xFf0c79FCE462fA3ca668509aA0Ef2f4BA8c54Eb4 to 0x4063F860908b7276275622D49C82E591E2E4DB58',
    'operator nft 0xff0c #* by 0x4063',
  ],
  [
    'pull operator rights from 0xe274dc8c148074d68c9a2e81beef127e77094077 on nft 0x33427f440039323C5a4B8d798de24464b7e88fb8',
    'revoke operator nft 0x3342 #* by 0xe274',
  ],
  [
    'The operator status of 0xCf2d53783c64BAb21533f39F10b33C03446EDaC7 in respect of the collection 0x44d1c1828996eb413bbaafbbb3204d4a1769f166 is to be terminated.',
    'revoke operator nft 0x44d1 #* by 0xcf2d',
  ],
  [
    'i allow to 0xc1823F1976f331B540497c8Ab927145cFb5C6A35 manage all nft of contract 0x95Be63E520Be741b2B04EE68Ef9424c866dA37d9',
    'operator nft 0x95be #* by 0xc182',
  ],
  [
    'Delist: revoke approval-for-all of 0xa7b7f8c3fa3036d723519e4082ca406c12c3eb46 on NFT contract 0x38D55CB9FF53A055459a579D98224e58dF356c34, thanks!',
    'revoke operator nft 0x38d5 #* by 0xa7b7',
  ],
  [
    'sign a permit: 0xfe1806697fa39aeeF6AeB6649E62b0c36A94618a, 640 USDC, good for 30 minutes',
    'permit 640 USDC by 0xfe18; deadline 1800',
  ],
  ['gasless approval (2612) of 18 dai to 0x4F08019BfEf9fcBBDE941BFf085977C6A8D0F4bb pls', 'permit 18 DAI by 0x4f08'],
  [
    'The holder shall execute an EIP-2612 permit authorising 0x55a11c2474d6518efdffa06a8f26189265b6378c to spend 5,500 USDC.',
    'permit 5500 USDC by 0x55a1',
  ],
  [
    'Typed data\nprimaryType: Permit\ntoken: UNI\nspender: 0xe29479881BBe2CAa6368d52b8a4BED6f5FD3cc91\nvalue: 27',
    'permit 27 UNI by 0xe294',
  ],
  [
    'just a signature not a tx, permit for 0x80bB74A589Ded0e1510162cb3a8931C3b303302e over 95 usdc',
    'permit 95 USDC by 0x80bb',
  ],
  [
    'Signing request: ERC-2612 permit, 210 USDC may be pulled by 0x7f1f367d7a00850e94e61874254a375d39896ce4, expires in 2 hours.',
    'permit 210 USDC by 0x7f1f; deadline 7200',
  ],
  [
    'i need make permit signature with 12 usdc, spender is 0xEAa8A871D6d4418cbafD41f72EE0413f51aB545f',
    'permit 12 USDC by 0xeaa8',
  ],
  [
    'permit 0xBF808B8fDB04a6C2b8291cF6Df91Ee3F4C62af4c to spend 1,234.56 USDC, by EIP-2612 signature',
    'permit 1234.56 USDC by 0xbf80',
  ],
  [
    'My agent will sign an off-chain permit so that 0xcc3ba1407e6a10c324bd38f242901c9f0b4fb55a can use 4 DAI; the deadline is 15 minutes from now.',
    'permit 4 DAI by 0xcc3b; deadline 900',
  ],
  [
    'a permit of unlimited USDC for 0x55B8a7F391fc03DCd949215c27025f209Ac1E03d should be signed',
    'permit unlimited USDC by 0x55b8',
  ],
  ['sign permit 2612 usdc 77 -> 0x668146aeB6443249aad5F543C7686B5BE3e793A5', 'permit 77 USDC by 0x6681'],
  ['kill the usdc allowance of 0x49f7fDe42962Df1D1CD7b1B6b3098F61818a77D8', 'revoke approve USDC by 0x49f7'],
  [
    "I got phished i think!! take away 0xa54e89CeDc6c2db0A19C2BcD9f8E88A93a1F20b7's right to spend my DAI",
    'revoke approve DAI by 0xa54e',
  ],
  ['revoke link 0x311d26167c478149b155dea48f2c391d495b9c1a', 'revoke approve LINK by 0x311d'],
  [
    'Reset to zero the WETH approval held by 0x5534bfeaB3E7198297AF880AC189640b2cc23eA1.',
    'revoke approve WETH by 0x5534',
  ],
  ['0xb956122b48a864a966c48243c9a7200b58ff2706 must no longer be able to touch my UNI', 'revoke approve UNI by 0xb956'],
  [
    'approve(0x3B32e345B43Eb716680B2Ea689d9d91f7a62786C, 0) for USDC',
    'revoke approve USDC by 0x3b32 | approve 0 USDC by 0x3b32',
  ],
  [
    'Security sweep: remove the AAVE spending permission from 0x68f0A58eF74E1F07C434E3E74e0Bd58CE0e333aC',
    'revoke approve AAVE by 0x68f0',
  ],
  [
    'action: revoke approval\ntoken: DAI\nspender: 0xd5ecffa7b74e9c13ac25be113901a9fdef993722',
    'revoke approve DAI by 0xd5ec',
  ],
  [
    'set allowance of 0x43a23852c59c497879fe12836fc925e48E349376 for my usdc back to 0 please',
    'revoke approve USDC by 0x43a2 | approve 0 USDC by 0x43a2',
  ],
  [
    'cancel what i approved to 0xED6486B97f38F8b7C63a94DE0031D0cfdEe6A2bF last month (it was usdt)',
    'revoke approve USDT by 0xed64',
  ],
];
