// Generated from VerificationInbox.sol by: npm run contracts -- build
export const verificationInbox = {
  "abi": [
    {
      "inputs": [
        {
          "internalType": "contract IVerificationServiceRegistry",
          "name": "registry_",
          "type": "address"
        }
      ],
      "stateMutability": "nonpayable",
      "type": "constructor"
    },
    {
      "inputs": [],
      "name": "InvalidCid",
      "type": "error"
    },
    {
      "inputs": [
        {
          "internalType": "uint8",
          "name": "decision",
          "type": "uint8"
        }
      ],
      "name": "InvalidDecision",
      "type": "error"
    },
    {
      "inputs": [
        {
          "internalType": "uint256",
          "name": "serviceId",
          "type": "uint256"
        },
        {
          "internalType": "address",
          "name": "caller",
          "type": "address"
        }
      ],
      "name": "NotServiceOwner",
      "type": "error"
    },
    {
      "inputs": [
        {
          "internalType": "uint256",
          "name": "serviceId",
          "type": "uint256"
        },
        {
          "internalType": "address",
          "name": "caller",
          "type": "address"
        }
      ],
      "name": "NotVerdictWriter",
      "type": "error"
    },
    {
      "inputs": [
        {
          "internalType": "address",
          "name": "sender",
          "type": "address"
        },
        {
          "internalType": "bytes32",
          "name": "requestHash",
          "type": "bytes32"
        }
      ],
      "name": "RequestAlreadyCreated",
      "type": "error"
    },
    {
      "inputs": [
        {
          "internalType": "address",
          "name": "sender",
          "type": "address"
        },
        {
          "internalType": "bytes32",
          "name": "requestHash",
          "type": "bytes32"
        }
      ],
      "name": "RequestNotFound",
      "type": "error"
    },
    {
      "inputs": [
        {
          "internalType": "uint256",
          "name": "serviceId",
          "type": "uint256"
        }
      ],
      "name": "ServiceNotActive",
      "type": "error"
    },
    {
      "inputs": [
        {
          "internalType": "uint256",
          "name": "id",
          "type": "uint256"
        }
      ],
      "name": "ServiceNotFound",
      "type": "error"
    },
    {
      "inputs": [
        {
          "internalType": "address",
          "name": "sender",
          "type": "address"
        },
        {
          "internalType": "bytes32",
          "name": "requestHash",
          "type": "bytes32"
        }
      ],
      "name": "VerdictAlreadySet",
      "type": "error"
    },
    {
      "anonymous": false,
      "inputs": [
        {
          "indexed": true,
          "internalType": "address",
          "name": "sender",
          "type": "address"
        },
        {
          "indexed": true,
          "internalType": "bytes32",
          "name": "requestHash",
          "type": "bytes32"
        },
        {
          "indexed": true,
          "internalType": "uint256",
          "name": "serviceId",
          "type": "uint256"
        },
        {
          "indexed": false,
          "internalType": "string",
          "name": "cid",
          "type": "string"
        }
      ],
      "name": "RequestCreated",
      "type": "event"
    },
    {
      "anonymous": false,
      "inputs": [
        {
          "indexed": true,
          "internalType": "address",
          "name": "sender",
          "type": "address"
        },
        {
          "indexed": true,
          "internalType": "bytes32",
          "name": "requestHash",
          "type": "bytes32"
        },
        {
          "indexed": true,
          "internalType": "uint256",
          "name": "serviceId",
          "type": "uint256"
        },
        {
          "indexed": false,
          "internalType": "uint8",
          "name": "decision",
          "type": "uint8"
        },
        {
          "indexed": false,
          "internalType": "string",
          "name": "responseCid",
          "type": "string"
        },
        {
          "indexed": false,
          "internalType": "address",
          "name": "writer",
          "type": "address"
        }
      ],
      "name": "VerdictSet",
      "type": "event"
    },
    {
      "anonymous": false,
      "inputs": [
        {
          "indexed": true,
          "internalType": "uint256",
          "name": "serviceId",
          "type": "uint256"
        },
        {
          "indexed": true,
          "internalType": "address",
          "name": "owner",
          "type": "address"
        },
        {
          "indexed": true,
          "internalType": "address",
          "name": "writer",
          "type": "address"
        }
      ],
      "name": "VerdictWriterNamed",
      "type": "event"
    },
    {
      "inputs": [
        {
          "internalType": "bytes32",
          "name": "requestHash",
          "type": "bytes32"
        },
        {
          "internalType": "string",
          "name": "cid",
          "type": "string"
        },
        {
          "internalType": "uint256",
          "name": "serviceId",
          "type": "uint256"
        }
      ],
      "name": "createRequest",
      "outputs": [],
      "stateMutability": "nonpayable",
      "type": "function"
    },
    {
      "inputs": [
        {
          "internalType": "address",
          "name": "sender",
          "type": "address"
        },
        {
          "internalType": "bytes32",
          "name": "requestHash",
          "type": "bytes32"
        }
      ],
      "name": "getRequest",
      "outputs": [
        {
          "components": [
            {
              "internalType": "uint64",
              "name": "serviceId",
              "type": "uint64"
            },
            {
              "internalType": "uint64",
              "name": "createdAt",
              "type": "uint64"
            },
            {
              "internalType": "uint64",
              "name": "decidedAt",
              "type": "uint64"
            },
            {
              "internalType": "uint8",
              "name": "decision",
              "type": "uint8"
            },
            {
              "internalType": "string",
              "name": "cid",
              "type": "string"
            },
            {
              "internalType": "string",
              "name": "responseCid",
              "type": "string"
            }
          ],
          "internalType": "struct IVerificationInbox.Request",
          "name": "",
          "type": "tuple"
        }
      ],
      "stateMutability": "view",
      "type": "function"
    },
    {
      "inputs": [
        {
          "internalType": "uint256",
          "name": "serviceId",
          "type": "uint256"
        },
        {
          "internalType": "address",
          "name": "writer",
          "type": "address"
        }
      ],
      "name": "nameVerdictWriter",
      "outputs": [],
      "stateMutability": "nonpayable",
      "type": "function"
    },
    {
      "inputs": [],
      "name": "registry",
      "outputs": [
        {
          "internalType": "contract IVerificationServiceRegistry",
          "name": "",
          "type": "address"
        }
      ],
      "stateMutability": "view",
      "type": "function"
    },
    {
      "inputs": [
        {
          "internalType": "address",
          "name": "sender",
          "type": "address"
        },
        {
          "internalType": "bytes32",
          "name": "requestHash",
          "type": "bytes32"
        },
        {
          "internalType": "uint8",
          "name": "decision",
          "type": "uint8"
        },
        {
          "internalType": "string",
          "name": "responseCid",
          "type": "string"
        }
      ],
      "name": "setVerdict",
      "outputs": [],
      "stateMutability": "nonpayable",
      "type": "function"
    },
    {
      "inputs": [
        {
          "internalType": "uint256",
          "name": "serviceId",
          "type": "uint256"
        }
      ],
      "name": "verdictWriterOf",
      "outputs": [
        {
          "internalType": "address",
          "name": "",
          "type": "address"
        }
      ],
      "stateMutability": "view",
      "type": "function"
    }
  ],
  "bytecode": "0x60a060405234801561000f575f5ffd5b50604051610ded380380610ded83398101604081905261002e9161003f565b6001600160a01b031660805261006c565b5f6020828403121561004f575f5ffd5b81516001600160a01b0381168114610065575f5ffd5b9392505050565b608051610d4e61009f5f395f8181607e015281816101a6015281816103990152818161057101526107e40152610d4e5ff3fe608060405234801561000f575f5ffd5b5060043610610060575f3560e01c80633935e93d146100645780637b103999146100795780638658bd4b146100bd57806389046a01146100d0578063be0edaed146100e3578063fd4e2c4714610103575b5f5ffd5b610077610072366004610937565b610116565b005b6100a07f000000000000000000000000000000000000000000000000000000000000000081565b6040516001600160a01b0390911681526020015b60405180910390f35b6100776100cb36600461099d565b6102c4565b6100a06100de366004610a10565b61054c565b6100f66100f1366004610a27565b610604565b6040516100b49190610a7f565b610077610111366004610b09565b6107ce565b8115806101235750608082115b1561014157604051630596182960e51b815260040160405180910390fd5b335f908152602081815260408083208784529091529020805467ffffffffffffffff16156101905760405163ec81d83960e01b8152336004820152602481018690526044015b60405180910390fd5b6040516382afd23b60e01b8152600481018390527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316906382afd23b90602401602060405180830381865afa1580156101f3573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906102179190610b37565b610237576040516329bdb90160e01b815260048101839052602401610187565b80544267ffffffffffffffff908116600160401b026fffffffffffffffffffffffffffffffff199092169084161717815560018101610277848683610c00565b508185336001600160a01b03167fcc10e40d3443243990941b216a03a282481f68fbab6c319f94fcc71f4e5780d987876040516102b5929190610ce3565b60405180910390a45050505050565b600160ff841610806102d95750600360ff8416115b156102fc5760405163065db53360e51b815260ff84166004820152602401610187565b608081111561031e57604051630596182960e51b815260040160405180910390fd5b6001600160a01b0385165f9081526020818152604080832087845290915281208054909167ffffffffffffffff909116908190036103815760405163547c334760e01b81526001600160a01b038816600482015260248101879052604401610187565b6040516331a9108f60e11b8152600481018290525f907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031690636352211e90602401602060405180830381865afa1580156103e6573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061040a9190610cfe565b9050336001600160a01b0382161480159061044857505f8281526001602090815260408083206001600160a01b038581168552925290912054163314155b1561046f57604051632c123d8560e01b815260048101839052336024820152604401610187565b8254600160c01b900460ff16156104ab5760405163d8ddc91960e01b81526001600160a01b038916600482015260248101889052604401610187565b825468ffffffffffffffffff60801b1916600160c01b60ff88160267ffffffffffffffff60801b191617600160801b4267ffffffffffffffff1602178355600283016104f8858783610c00565b508187896001600160a01b03167f349b3a3e26204f917581a7ef9d44db8050e502941d54dd35d97cfe35296911ca8989893360405161053a9493929190610d19565b60405180910390a45050505050505050565b5f8181526001602052604080822090516331a9108f60e11b81526004810184905282907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031690636352211e90602401602060405180830381865afa1580156105be573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906105e29190610cfe565b6001600160a01b03908116825260208201929092526040015f20541692915050565b6040805160c0810182525f808252602082018190529181018290526060808201929092526080810182905260a08101919091526001600160a01b0383165f90815260208181526040808320858452825291829020825160c081018452815467ffffffffffffffff8082168352600160401b8204811694830194909452600160801b810490931693810193909352600160c01b90910460ff1660608301526001810180546080840191906106b690610b71565b80601f01602080910402602001604051908101604052809291908181526020018280546106e290610b71565b801561072d5780601f106107045761010080835404028352916020019161072d565b820191905f5260205f20905b81548152906001019060200180831161071057829003601f168201915b5050505050815260200160028201805461074690610b71565b80601f016020809104026020016040519081016040528092919081815260200182805461077290610b71565b80156107bd5780601f10610794576101008083540402835291602001916107bd565b820191905f5260205f20905b8154815290600101906020018083116107a057829003601f168201915b505050505081525050905092915050565b6040516331a9108f60e11b8152600481018390527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031690636352211e90602401602060405180830381865afa158015610831573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906108559190610cfe565b6001600160a01b0316336001600160a01b03161461088f57604051636906bf7560e11b815260048101839052336024820152604401610187565b5f82815260016020908152604080832033808552925280832080546001600160a01b0319166001600160a01b0386169081179091559051909285917f7a20bc41ef918d6aafe262406dcf1da56846bee5db71bd8c40a7c0b54b790fb29190a45050565b5f5f83601f840112610902575f5ffd5b50813567ffffffffffffffff811115610919575f5ffd5b602083019150836020828501011115610930575f5ffd5b9250929050565b5f5f5f5f6060858703121561094a575f5ffd5b84359350602085013567ffffffffffffffff811115610967575f5ffd5b610973878288016108f2565b9598909750949560400135949350505050565b6001600160a01b038116811461099a575f5ffd5b50565b5f5f5f5f5f608086880312156109b1575f5ffd5b85356109bc81610986565b945060208601359350604086013560ff811681146109d8575f5ffd5b9250606086013567ffffffffffffffff8111156109f3575f5ffd5b6109ff888289016108f2565b969995985093965092949392505050565b5f60208284031215610a20575f5ffd5b5035919050565b5f5f60408385031215610a38575f5ffd5b8235610a4381610986565b946020939093013593505050565b5f81518084528060208401602086015e5f602082860101526020601f19601f83011685010191505092915050565b6020815267ffffffffffffffff825116602082015267ffffffffffffffff602083015116604082015267ffffffffffffffff604083015116606082015260ff60608301511660808201525f608083015160c060a0840152610ae360e0840182610a51565b905060a0840151601f198483030160c0850152610b008282610a51565b95945050505050565b5f5f60408385031215610b1a575f5ffd5b823591506020830135610b2c81610986565b809150509250929050565b5f60208284031215610b47575f5ffd5b81518015158114610b56575f5ffd5b9392505050565b634e487b7160e01b5f52604160045260245ffd5b600181811c90821680610b8557607f821691505b602082108103610ba357634e487b7160e01b5f52602260045260245ffd5b50919050565b601f821115610bfb5782821115610bfb57805f5260205f20601f840160051c6020851015610bd457505f5b90810190601f840160051c035f5b81811015610bf7575f83820155600101610be2565b5050505b505050565b67ffffffffffffffff831115610c1857610c18610b5d565b610c2c83610c268354610b71565b83610ba9565b5f601f841160018114610c5d575f8515610c465750838201355b5f19600387901b1c1916600186901b178355610cb4565b5f83815260208120601f198716915b82811015610c8c5786850135825560209485019460019092019101610c6c565b5086821015610ca8575f1960f88860031b161c19848701351681555b505060018560011b0183555b5050505050565b81835281816020850137505f828201602090810191909152601f909101601f19169091010190565b602081525f610cf6602083018486610cbb565b949350505050565b5f60208284031215610d0e575f5ffd5b8151610b5681610986565b60ff85168152606060208201525f610d35606083018587610cbb565b905060018060a01b03831660408301529594505050505056"
} as const;
