import type { Paraphrases } from './paraphrase.ts';

export const accountsAndNames: Paraphrases = [
  [
    'from our Safe 0x0A9CF6dD6Ea5575C36198b87827E26F83cEcE453 send 2 ETH to 0xB48bcB07F8F39192435a9d64594b9952de97df60',
    'send 2 ETH to 0xb48b',
  ],
  ['Propose a Safe transaction: 500 USDC to 0xA5CBa9633D7D833867405dE0c44c5dfd868Bfd8F', 'send 500 USDC to 0xa5cb'],
  [
    'have the treasury multisig 0x293ec0dF427474D48D22E8b95307Ec54c1C24a6C pay 0xf2ca4621137498636fD8c42973341B8adda91Ee6 1200 DAI',
    'send 1200 DAI to 0xf2ca',
  ],
  [
    'execTransaction on Safe 0xBd27A08057D54FAd5381Dd49100003949d656D7C: transfer 40 USDT to 0x1b28f483c135fc9e1bc7f695a67c5b1e7fe3b942',
    'send 40 USDT to 0x1b28',
  ],
  ['using my gnosis safe, transfer .3 WETH to 0x2A26e01480A068e5987A6220DFB9ce25bA38Be5E', 'send 0.3 WETH to 0x2a26'],
  ['Safe multisig payout, 900 USDC, payee 0x4dd4247003a4999dC48990cA2bC3c9f3252Bb1db', 'send 900 USDC to 0x4dd4'],
  [
    'Batch from my Safe: send 1 ETH to 0x32381cE4840352B70dF0135158a145631Bdc0375 and 50 USDC to 0xdE3a0d124Dc4844576F7225015738D92a16FfAdB',
    'send 1 ETH to 0x3238; send 50 USDC to 0xde3a',
  ],
  [
    'Safe batch:\n1. approve 300 USDC to 0x7e2FE97CBb7BAc75c01A0E2e6c6AC52f4379caCC\n2. send 20 DAI to 0x692c2e5d73e4847ae788d9f38787745b7e51c03c',
    'approve 300 USDC by 0x7e2f; send 20 DAI to 0x692c',
  ],
  ['In one multisig bundle: wrap 5 ETH, then supply 5 WETH to Aave', 'wrap 5 ETH; supply 5 WETH on aave'],
  [
    'multisend via Safe: 10 USDC -> 0x0f1336daa89a52b803154a449bbf7c7068491f65, 20 USDC -> 0xe092854c8a1b73558118379fc4141f72a8dff183',
    'send 10 USDC to 0x0f13; send 20 USDC to 0xe092',
  ],
  ['add 0x1941ad09c06c93c4f539cc8ba6d902453f6e5bd5 as an owner to my Safe', 'own to 0x1941 as owner'],
  ['Make 0xeca7546450f0d0ebe227ae77873f26268aef4535 a signer on our multisig', 'own to 0xeca7 as owner'],
  [
    'give 0x3c8C8E082bf88b7249D4fDB12dD92B07EA178fBa signing rights on the Safe, threshold stays 2',
    'own to 0x3c8c as owner need 2 | own to 0x3c8c as owner',
  ],
  [
    'addOwnerWithThreshold(0xDd1a1c908ff7EE7c00FdB9b15B17a400d7586A91, 2)',
    'own to 0xdd1a as owner need 2 | own to 0xdd1a need 2',
  ],
  [
    'onboard 0x380a976827d66a213ec1eed71c2f01a4720178b9 as co-owner of the safe and require 2 confirmations',
    'own to 0x380a as owner need 2',
  ],
  [
    '{"action":"add_owner","safe":"0xce14d1fdfb4ac64d55413b46c694feac73bbb727","owner":"0x7c62fcef57163c4b8ba6252dbed2c994cab28649","threshold":2}',
    'own to 0x7c62 as owner need 2 | own 0xce14 to 0x7c62 as owner need 2',
  ],
  [`kick 0x2E7F6C22E0097ff916E9418Bd554EF4d9Bac2EEA off the Safe's owner list`, 'revoke own to 0x2e7f as owner'],
  [
    'remove signer 0x424D3F2061D5e7F86877713479533765a7cc46c0 from multisig, keep threshold at 1',
    'revoke own to 0x424d as owner need 1',
  ],
  [
    '0x053D468C2d5Bd390FF279fC155324aCd38f637B3 left the team, drop them as an owner of our Safe',
    'revoke own to 0x053d as owner',
  ],
  [
    'delete owner 0x08c5a78339711c6294541606026b7d45ffc82d88 of the Safe and lower the threshold to 2',
    'revoke own to 0x08c5 as owner need 2',
  ],
  [
    'replace Safe owner 0x86a0528D8e5DdFE059D48576C1CdA45F0aA9f6C9 by 0xEe05A6691443A3EE61e0b94156186c0CB65e0930',
    'own 0x86a0 to 0xee05 as owner',
  ],
  [
    'swap out signer 0x6a4e9c03bc444a2cbcd204ad0f708eab08a6630a for 0x00e13e353E4b45338f6291aaFC704BD84f45eC0C on our multisig',
    'own 0x6a4e to 0x00e1 as owner',
  ],
  [`change our Safe's threshold to 3`, 'own as threshold need 3'],
  ['make the multisig 2-of-3', 'own as threshold need 2 | own need 2'],
  ['set the required confirmations of my Safe to 4', 'own as threshold need 4'],
  ['Raise the signature threshold from 2 to 3 on the Safe', 'own as threshold need 3'],
  ['changeThreshold(2) on my Safe', 'own as threshold need 2'],
  [
    '{"action":"change_threshold","safe":"0xa90b7dcEaACA9efb48903A720343727EEA86D7Fb","threshold":3}',
    'own as threshold need 3 | own 0xa90b as threshold need 3',
  ],
  [
    'lower the threshold of Safe 0x4fEC5b013db64Cf9da70579Cb063aDDc551B1C74 to one',
    'own as threshold need 1 | own 0x4fec as threshold need 1',
  ],
  ['From now on two signatures should be enough on our Safe, update the threshold', 'own as threshold need 2'],
  ['Safe config: threshold = 5', 'own as threshold need 5'],
  ['require 3 approvals for every transaction of the Safe', 'own as threshold need 3 | own need 3'],
  ['enable module 0xf9a9c84C0ED4D1aa4C1a1a9b971C92AC0dE3237B on my safe', 'own to 0xf9a9 as module'],
  [
    'Install the module at 0xc4cdf2ab7db871f5d169c6ee9ce87f0c835f3078 in Safe 0x4F2CBCdFbc1dF51BF40a7b98C7D752860031bcda',
    'own to 0xc4cd as module | own 0x4f2c to 0xc4cd as module',
  ],
  ['activate Safe module 0x02e0d0c08410d734e1c050868191c1eb4b591368', 'own to 0x02e0 as module'],
  [
    'turn on the allowance module (0x637e9dd8d977c92e031d25e1f24d899ffdd94524) for our multisig',
    'own to 0x637e as module',
  ],
  ['disable module 0xc7503A9d6ae239586e5D48Be3D31391DB2E6e415 on the Safe', 'revoke own to 0xc750 as module'],
  ['uninstall Safe module 0xae149f93f45873b00722f58b02e323670c1324db', 'revoke own to 0xae14 as module'],
  ['set the transaction guard of my Safe to 0x7947FA2F427322D734c9cd668ae14bFA717FF2D3', 'own to 0x7947 as guard'],
  ['put guard 0x03708090dDe217fA4FdFd49E0A35F209AA68c68F on the multisig', 'own to 0x0370 as guard'],
  ['setGuard(0x4820D5546d776120b7405AA2a0BEAA7C6c18050d)', 'own to 0x4820 as guard'],
  ['remove the guard from our Safe', 'revoke own as guard'],
  ['set the fallback handler of the Safe to 0x97622cE814e4843E76C37F39412E7D62618D98bA', 'own to 0x9762 as fallback'],
  ['delegate my EOA to 0xd0c98a89fb85d5c42a01718b972e81dd6805c659 (EIP-7702)', 'delegate to 0xd0c9'],
  ['sign a 7702 authorization for the implementation 0xB4c40800B24C255Dcd27dd3589dF31F23412472a', 'delegate to 0xb4c4'],
  [
    'Turn my wallet into a smart account using delegate 0x4648cFB523Bd665310517b4eF1CA1F9F60E9C401',
    'delegate to 0x4648',
  ],
  ['set my account code to 0xba10cae2ba0788b6e829f27a83d0daa64dccefef via EIP-7702', 'delegate to 0xba10'],
  [
    'upgrade this EOA to a smart wallet with implementation 0x3fE9D04dF1d8E17008dE1132971dAD361FD71a64',
    'delegate to 0x3fe9',
  ],
  ['Use 7702 to point my account at 0x01a1a5a297dc31217155e90184b176813f0f20d0', 'delegate to 0x01a1'],
  ['authorize 0x816418e8892699e519A17848bfa587d60f8C5f72 as my EIP-7702 delegate', 'delegate to 0x8164'],
  ['remove the 7702 delegation from my account', 'revoke delegate'],
  [
    'my smart account should send 10 USDC to 0x050Cd92763449AD6581FF6D0Dd20Db4e506A8b5D as a user operation',
    'send 10 USDC to 0x050c',
  ],
  ['UserOp: approve 25 DAI for 0x1dc951bFD773E27655A5f47871c643D14c5bb467', 'approve 25 DAI by 0x1dc9'],
  ['Through my ERC-4337 wallet, swap 1 ETH for USDC', 'swap 1 ETH -> USDC'],
  [
    '{"type":"userOperation","action":"transfer","to":"0x8556E22bDD97A718d93958Db3C336e9860238053","token":"USDC","amount":"14"}',
    'send 14 USDC to 0x8556',
  ],
  [
    'transfer ownership of 0x8a25a81e506cb9915002d5026ec02e0d6530ebdb to 0x5997df27557bde2c645ecec01c61328d1a0eaef8',
    'own 0x8a25 to 0x5997 as owner',
  ],
  [
    'hand the contract 0x40168270aB2619D1F293AE71ab93DCB8f992B478 over to 0x72AD69E59c27f6BDBd47cEE0f901e242354C294d, make them the owner',
    'own 0x4016 to 0x72ad as owner',
  ],
  [
    '0x913481a7658faae50e8dacffc6d6b78a5b80afad shall be the new owner of contract 0xE1dC071060De9BC3033E6d1D9127C28B8d3c4f80',
    'own 0xe1dc to 0x9134 as owner',
  ],
  [
    'change owner of 0x4a90b5da9b180fc3346787d7aed62562a2ace0c1 -> 0xc4873e9d560597a7fedab7923d7dfc6ebd120818',
    'own 0x4a90 to 0xc487 as owner',
  ],
  [
    'transferOwnership(0x7ecd060a88a6ae6c2e6cec13117a908f24dd06f0) on contract 0x1c0c2de5014eeeee309407a111ccfcc974600fa2',
    'own 0x1c0c to 0x7ecd as owner',
  ],
  [
    'Make 0xbbf1ffa60a9f76f807f16aca0d7b9e1a375ecd7e the admin of the proxy 0xe37BF2E4a2D88099d3Ad6D83A5E31c40DA3457a8',
    'own 0xe37b to 0xbbf1 as admin',
  ],
  ['renounce ownership of 0x2beDa1e01b01fD8CA607f2eEDbc64ED5fE4b1bDA', 'revoke own 0x2bed as owner'],
  ['give up my ownership of contract 0x25Aa3cdcCA6a143487D02E904D6d7Ce56D6844B5', 'revoke own 0x25aa as owner'],
  [
    '{"action":"transfer_ownership","contract":"0xff31bc78a3b49b8616d16d4fbba3b5b70cfcf947","new_owner":"0x8e13BA3993488d4fDc9156D974fB480314f31ac1"}',
    'own 0xff31 to 0x8e13 as owner',
  ],
  [
    'Set new owner for 0xAe24895D9c7F00b482003b92de66B1Ca18570F99: 0xe7a448ba4f8e7022e7fcc95eb96ac963114740f9',
    'own 0xae24 to 0xe7a4 as owner',
  ],
  [
    'upgrade the proxy 0xB632B6d7CF6f118d956228A3e83DD3FBCA8d38ea to implementation 0xcc2e52d0c420d9fb652cef8314498498aafea1d1',
    'upgrade 0xb632 to 0xcc2e',
  ],
  [
    'point proxy 0x7eF9B909f342f9A612712427c67A203F903c96f9 at the new logic contract 0x1eC0DC7E5cAb8382becF86376B823A62659d2b24',
    'upgrade 0x7ef9 to 0x1ec0',
  ],
  [
    'upgradeTo(0x05828d6691ed506b7cff04fd2af9fb93856101c8) on proxy 0x2acae898f6fa56c319b40bad122010ca08ebbb0c',
    'upgrade 0x2aca to 0x0582',
  ],
  [
    'Proxy upgrade\nProxy: 0x7E47B662dBF1bB9beC339cF3D1A4e6D01E2121Dc\nNew implementation: 0x5126b3c83a90a7b23df1a5cad4dcef06b5fd0522',
    'upgrade 0x7e47 to 0x5126',
  ],
  [
    'switch the implementation of 0xe6fc4662f1ec940a6f70ea442d964fdab2477b1a to 0xE929041029b817EC66B6D54e489888a38E314B8f',
    'upgrade 0xe6fc to 0xe929',
  ],
  [
    '{"action":"upgrade_proxy","proxy":"0xe31CC766d29645aEb6d7c82993a4d3E249D5342C","implementation":"0x9dd95f09400c0da8178bc442fd8694e6bd92e70a"}',
    'upgrade 0xe31c to 0x9dd9',
  ],
  [
    'replace implementation contract of proxy 0xf481ff2ed056c069b410ed696da2a0457b159c74 with 0x0aD6BFFcF8667e6D8d57C8E2f8D757ebf8B847EC',
    'upgrade 0xf481 to 0x0ad6',
  ],
  ['register coolname.eth for 1 year', 'register -> nft coolname.eth #*'],
  ['buy the ENS name mybakery.eth for three years', 'register -> nft mybakery.eth #*'],
  ['grab goldfish.eth on ENS, 2y', 'register -> nft goldfish.eth #*'],
  ['I want to own riverbank.eth, register it please', 'register -> nft riverbank.eth #*'],
  ['get me the domain teapot.eth', 'register -> nft teapot.eth #*'],
  ['{"action":"ens_register","name":"lemonade.eth","duration_years":1}', 'register -> nft lemonade.eth #*'],
  ['renew oldname.eth for 5 years', 'register -> nft oldname.eth #*'],
  ['extend my ENS registration of harbor.eth by one year', 'register -> nft harbor.eth #*'],
  ['Prolong mountain.eth 24 months', 'register -> nft mountain.eth #*'],
  [
    'set the ETH address of pottery.eth to 0x5dCe97222A474A004B78448C98F168e0084f0a71',
    'register -> nft pottery.eth #* to 0x5dce',
  ],
  ['point pottery.eth to 0x6c27cc2fda22cc762993713ADDcf1DfA061d9Ca4', 'register -> nft pottery.eth #* to 0x6c27'],
  ['make bakery.eth resolve to 0x558e05ba4eedeaa0284125f42290b0b4058f026f', 'register -> nft bakery.eth #* to 0x558e'],
  [
    'update addr record: violin.eth -> 0x3e822095E3c05b4B8c0915c06E087880CF2AF346',
    'register -> nft violin.eth #* to 0x3e82',
  ],
  ['use violin.eth as my primary name', 'register -> nft violin.eth #*'],
  ['set my reverse record to cactus.eth', 'register -> nft cactus.eth #*'],
  ['Make cactus.eth the primary ENS name for this wallet', 'register -> nft cactus.eth #*'],
  ['setName("walnut.eth") as primary', 'register -> nft walnut.eth #*'],
  ['harbourfront.eth is about to lapse, renew it for another year', 'register -> nft harbourfront.eth #*'],
];
