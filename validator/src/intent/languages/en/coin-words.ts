import type { WordTables } from '../../language.ts';

/** Further words for coins, chains and names, and talk around an order. */
export const coinWords: Pick<Required<WordTables>, 'verbs' | 'roles' | 'assets'> & { readonly fillers: string } = {
  verbs: {
    send: 'dust|dusting|ping|pinging|poke|poking',
    bridge:
      'depositforburn|deposit for burn|burn and mint|depositforburnwithcaller|depositv3|outboundtransfer|sendtol2|port over|get across|getting across',
    wrap: 'wrp|wrapp|tokenise|tokenize|tokenising|tokenizing',
    revoke: 'terminated|put an end to|do away with',
    borrow: 'drawn|drawn down',
    supply:
      'start earning on|start earning with|start earning interest on|start earning yield on|begin earning on|earn interest on|earn yield on|earn some interest on|earning interest on|earn a yield on|earn on|earn something on|earn a bit on|earn with|posted as collateral|post as collateral|posting as collateral|put up as collateral|pledge|pledging|pledged|lent out|become a lender of|be a lender of|act as a lender of|acting as a lender of|supplycollateral|supply collateral|supply as collateral|collateralise|collateralize|collateralising|collateralizing|mintctoken|mint ctokens with',
    unwrap:
      'de wrap|dewrap|un wrap|unwrap back|withdraw from weth|withdraw from the weth contract|withdraw from wrapped ether',
    register:
      'extended|prolonged|prolongs|prolongation of|keep renewed|top up the registration of|pay the rent of|pay the ens rent of|pay rent for|pay the renewal of',
  },
  roles: {
    recipient:
      'it should land at|it should arrive at|it should end up at|it should land in|it should arrive in|should land at|should arrive at|should end up at|to land at|to arrive at|landing at|arriving at|lands at|arrives at|land at|arrive at|to be minted to|mint recipient is|to be credited to|with the recipient being|for the benefit of',
    sender: 'debit|debiting|charged to|to be debited from|debited from',
    destination:
      'destination chain is|target network is|destination network is|landing on|arriving on|arrive on|arrives on|land on|lands on|end up on|ends up on|show up on|shows up on|appear on|turn up on',
  },
  assets: {
    ETH: 'normal eth|normal ether|ordinary eth|ordinary ether|regular eth|regular ether|plain ether|raw eth|raw ether|real eth|real ether|unwrapped eth|unwrapped ether|vanilla eth|bare eth|native currency eth|l1 eth|mainnet eth',
    stETH: 'rebasing steth|plain steth|normal steth|regular steth|unwrapped steth',
    wstETH: 'non rebasing wsteth|nonrebasing wsteth|wrapped lido ether|wrapped lido steth|the wrapped version of steth',
    WETH: 'the wrapped version of eth|erc20 ether|erc 20 ether',
  },
  fillers:
    'you wont believe it|you will not believe it|believe it or not|guess what|long story|to cut a long story short|no hard feelings|no harm done|no offence|no big deal|therefore|hence|thus|accordingly|consequently|hereby|herewith|thereby|' +
    'an equal amount of|an equal quantity of|an equal sum of|the equal amount of|the same quantity of|an equivalent amount of|an equivalent quantity of|an identical amount of|an equal number of|the same number of|the matching amount of|' +
    'permanent|permanently|standing|for good|for ever|forever|full and|' +
    'burn and mint style|burn and mint fashion|burn and mint way|burn and mint route|burn and mint transfer|in wrapped form|tokenmessenger|token messenger|spokepool|spoke pool|spoke pools|ethregistrarcontroller|ctokens|ctoken|' +
    'one to one|1 to 1|one for one|1 for 1|at par|at a one to one ratio|at a ratio of one to one|like for like|non rebasing|rebasing|' +
    'ignore it|ignore them|ignore that part|thats expected|that is expected|this is expected|as expected|which is expected|thats normal|that is normal|thats fine|to see|to have|to own|we require|i require|the user requires|hold|to hold',
};

/** One table with the rows of another. */
export const withMore = <K extends string>(
  table: Partial<Record<K, string>>,
  more: Partial<Record<K, string>>,
): Partial<Record<K, string>> => {
  const joined = { ...table };
  for (const [key, phrases] of Object.entries(more) as [K, string][])
    joined[key] = joined[key] ? `${joined[key]}|${phrases}` : phrases;
  return joined;
};
