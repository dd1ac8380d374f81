// Generated from VerificationServiceRegistry.sol by: npm run contracts -- build
export const verificationServiceRegistry = {
  "abi": [
    {
      "inputs": [],
      "name": "InvalidInbox",
      "type": "error"
    },
    {
      "inputs": [],
      "name": "InvalidName",
      "type": "error"
    },
    {
      "inputs": [],
      "name": "InvalidPgpKey",
      "type": "error"
    },
    {
      "inputs": [
        {
          "internalType": "uint256",
          "name": "id",
          "type": "uint256"
        },
        {
          "internalType": "address",
          "name": "caller",
          "type": "address"
        }
      ],
      "name": "NotOwnershipCandidate",
      "type": "error"
    },
    {
      "inputs": [
        {
          "internalType": "uint256",
          "name": "id",
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
          "name": "id",
          "type": "uint256"
        }
      ],
      "name": "ServiceAlreadyActive",
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
      "anonymous": false,
      "inputs": [
        {
          "indexed": true,
          "internalType": "uint256",
          "name": "id",
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
          "name": "candidate",
          "type": "address"
        }
      ],
      "name": "OwnershipOffered",
      "type": "event"
    },
    {
      "anonymous": false,
      "inputs": [
        {
          "indexed": true,
          "internalType": "uint256",
          "name": "id",
          "type": "uint256"
        },
        {
          "indexed": true,
          "internalType": "address",
          "name": "previousOwner",
          "type": "address"
        },
        {
          "indexed": true,
          "internalType": "address",
          "name": "owner",
          "type": "address"
        }
      ],
      "name": "OwnershipTransferred",
      "type": "event"
    },
    {
      "anonymous": false,
      "inputs": [
        {
          "indexed": true,
          "internalType": "uint256",
          "name": "id",
          "type": "uint256"
        }
      ],
      "name": "ServiceDeactivated",
      "type": "event"
    },
    {
      "anonymous": false,
      "inputs": [
        {
          "indexed": true,
          "internalType": "uint256",
          "name": "id",
          "type": "uint256"
        }
      ],
      "name": "ServiceReactivated",
      "type": "event"
    },
    {
      "anonymous": false,
      "inputs": [
        {
          "indexed": true,
          "internalType": "uint256",
          "name": "id",
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
          "name": "inbox",
          "type": "address"
        },
        {
          "indexed": false,
          "internalType": "string",
          "name": "name",
          "type": "string"
        },
        {
          "indexed": false,
          "internalType": "bytes32",
          "name": "pgpKeyHash",
          "type": "bytes32"
        },
        {
          "indexed": false,
          "internalType": "string",
          "name": "pgpKeyCid",
          "type": "string"
        }
      ],
      "name": "ServiceRegistered",
      "type": "event"
    },
    {
      "anonymous": false,
      "inputs": [
        {
          "indexed": true,
          "internalType": "uint256",
          "name": "id",
          "type": "uint256"
        },
        {
          "indexed": true,
          "internalType": "address",
          "name": "inbox",
          "type": "address"
        },
        {
          "indexed": false,
          "internalType": "string",
          "name": "name",
          "type": "string"
        },
        {
          "indexed": false,
          "internalType": "bytes32",
          "name": "pgpKeyHash",
          "type": "bytes32"
        },
        {
          "indexed": false,
          "internalType": "string",
          "name": "pgpKeyCid",
          "type": "string"
        }
      ],
      "name": "ServiceUpdated",
      "type": "event"
    },
    {
      "inputs": [
        {
          "internalType": "uint256",
          "name": "id",
          "type": "uint256"
        }
      ],
      "name": "acceptOwnership",
      "outputs": [],
      "stateMutability": "nonpayable",
      "type": "function"
    },
    {
      "inputs": [
        {
          "internalType": "uint256",
          "name": "id",
          "type": "uint256"
        }
      ],
      "name": "candidateOf",
      "outputs": [
        {
          "internalType": "address",
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
          "internalType": "uint256",
          "name": "id",
          "type": "uint256"
        }
      ],
      "name": "deactivate",
      "outputs": [],
      "stateMutability": "nonpayable",
      "type": "function"
    },
    {
      "inputs": [
        {
          "internalType": "uint256",
          "name": "id",
          "type": "uint256"
        }
      ],
      "name": "getService",
      "outputs": [
        {
          "components": [
            {
              "internalType": "address",
              "name": "owner",
              "type": "address"
            },
            {
              "internalType": "address",
              "name": "inbox",
              "type": "address"
            },
            {
              "internalType": "bool",
              "name": "active",
              "type": "bool"
            },
            {
              "internalType": "bytes32",
              "name": "pgpKeyHash",
              "type": "bytes32"
            },
            {
              "internalType": "string",
              "name": "name",
              "type": "string"
            },
            {
              "internalType": "string",
              "name": "pgpKeyCid",
              "type": "string"
            }
          ],
          "internalType": "struct IVerificationServiceRegistry.Service",
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
          "name": "id",
          "type": "uint256"
        }
      ],
      "name": "isActive",
      "outputs": [
        {
          "internalType": "bool",
          "name": "",
          "type": "bool"
        }
      ],
      "stateMutability": "view",
      "type": "function"
    },
    {
      "inputs": [
        {
          "internalType": "uint256",
          "name": "id",
          "type": "uint256"
        },
        {
          "internalType": "address",
          "name": "candidate",
          "type": "address"
        }
      ],
      "name": "offerOwnership",
      "outputs": [],
      "stateMutability": "nonpayable",
      "type": "function"
    },
    {
      "inputs": [
        {
          "internalType": "uint256",
          "name": "id",
          "type": "uint256"
        }
      ],
      "name": "ownerOf",
      "outputs": [
        {
          "internalType": "address",
          "name": "owner",
          "type": "address"
        }
      ],
      "stateMutability": "view",
      "type": "function"
    },
    {
      "inputs": [
        {
          "internalType": "uint256",
          "name": "id",
          "type": "uint256"
        }
      ],
      "name": "reactivate",
      "outputs": [],
      "stateMutability": "nonpayable",
      "type": "function"
    },
    {
      "inputs": [
        {
          "internalType": "address",
          "name": "inbox",
          "type": "address"
        },
        {
          "internalType": "string",
          "name": "name",
          "type": "string"
        },
        {
          "internalType": "bytes32",
          "name": "pgpKeyHash",
          "type": "bytes32"
        },
        {
          "internalType": "string",
          "name": "pgpKeyCid",
          "type": "string"
        }
      ],
      "name": "register",
      "outputs": [
        {
          "internalType": "uint256",
          "name": "id",
          "type": "uint256"
        }
      ],
      "stateMutability": "nonpayable",
      "type": "function"
    },
    {
      "inputs": [],
      "name": "serviceCount",
      "outputs": [
        {
          "internalType": "uint256",
          "name": "",
          "type": "uint256"
        }
      ],
      "stateMutability": "view",
      "type": "function"
    },
    {
      "inputs": [
        {
          "internalType": "uint256",
          "name": "id",
          "type": "uint256"
        },
        {
          "internalType": "address",
          "name": "inbox",
          "type": "address"
        },
        {
          "internalType": "string",
          "name": "name",
          "type": "string"
        },
        {
          "internalType": "bytes32",
          "name": "pgpKeyHash",
          "type": "bytes32"
        },
        {
          "internalType": "string",
          "name": "pgpKeyCid",
          "type": "string"
        }
      ],
      "name": "update",
      "outputs": [],
      "stateMutability": "nonpayable",
      "type": "function"
    }
  ],
  "bytecode": "0x6080604052348015600e575f5ffd5b50610d988061001c5f395ff3fe608060405234801561000f575f5ffd5b50600436106100a6575f3560e01c80636352211e1161006e5780636352211e146101405780637476fa441461015357806382afd23b14610166578063916b9bef146101a3578063952289cf146101b6578063ef0e239b146101c9575f5ffd5b806304393ecc146100aa57806306237526146100ef57806309df30ec146101055780630f54db881461011a57806332befd861461012d575b5f5ffd5b6100d26100b8366004610956565b60026020525f90815260409020546001600160a01b031681565b6040516001600160a01b0390911681526020015b60405180910390f35b6100f75f5481565b6040519081526020016100e6565b610118610113366004610956565b6101e9565b005b610118610128366004610983565b6102bd565b61011861013b3660046109f2565b61035b565b6100d261014e366004610956565b610402565b6100f7610161366004610a84565b61043f565b610193610174366004610956565b5f9081526001602081905260409091200154600160a01b900460ff1690565b60405190151581526020016100e6565b6101186101b1366004610956565b6104f3565b6101186101c4366004610956565b6105bb565b6101dc6101d7366004610956565b610670565b6040516100e69190610b3b565b806101f381610402565b6001600160a01b0316336001600160a01b03161461023257604051636906bf7560e11b8152600481018290523360248201526044015b60405180910390fd5b5f8281526001602081905260409091200154600160a01b900460ff161561026f57604051636570f3ed60e01b815260048101839052602401610229565b5f828152600160208190526040808320909101805460ff60a01b1916600160a01b1790555183917ffc0468e135d76d53d5f8ccabe63270819f80372dca5f618d7d2c7d64b4968c6b91a25050565b816102c781610402565b6001600160a01b0316336001600160a01b03161461030157604051636906bf7560e11b815260048101829052336024820152604401610229565b5f8381526002602052604080822080546001600160a01b0319166001600160a01b03861690811790915590519091339186917fad75d679a0f9e2e36d7296e702c3d4f572d1f592992229e4c4949efb1390bc4391a4505050565b8661036581610402565b6001600160a01b0316336001600160a01b03161461039f57604051636906bf7560e11b815260048101829052336024820152604401610229565b6103ae88888888888888610870565b866001600160a01b0316887f20bb439f34bc45a3e7fdf1945978ec4a0da74cea3b12a8de5fd873a6a21fb78a88888888886040516103f0959493929190610bde565b60405180910390a35050505050505050565b5f818152600160205260409020546001600160a01b03168061043a57604051636cf2027b60e01b815260048101839052602401610229565b919050565b5f5f5f815461044d90610c16565b91829055505f81815260016020819052604090912080546001600160a01b0319163317815501805460ff60a01b1916600160a01b179055905061049581888888888888610870565b866001600160a01b0316336001600160a01b0316827f0f11ebef800f9bc362a39e6de8dc105777f6b0f4958088425951fa26751c2a2889898989896040516104e1959493929190610bde565b60405180910390a49695505050505050565b806104fd81610402565b6001600160a01b0316336001600160a01b03161461053757604051636906bf7560e11b815260048101829052336024820152604401610229565b5f8281526001602081905260409091200154600160a01b900460ff16610573576040516329bdb90160e01b815260048101839052602401610229565b5f828152600160208190526040808320909101805460ff60a01b191690555183917fd03940fb17cb0a1a204f69aebcdc5eb179c0d0c61f1d1a75872054468d7aa66591a25050565b5f6105c582610402565b5f838152600260205260409020549091506001600160a01b0316331461060757604051636f0269a160e01b815260048101839052336024820152604401610229565b5f82815260026020908152604080832080546001600160a01b031990811690915560019092528083208054339316831790555190916001600160a01b0384169185917f16b85f49bf01212961345d3016c9a531894accf62eb7680f2045d79185cc0ec091a45050565b6106b96040518060c001604052805f6001600160a01b031681526020015f6001600160a01b031681526020015f151581526020015f815260200160608152602001606081525090565b5f828152600160205260409020546001600160a01b03166106f057604051636cf2027b60e01b815260048101839052602401610229565b5f82815260016020818152604092839020835160c08101855281546001600160a01b0390811682529382015493841692810192909252600160a01b90920460ff161515928101929092526002810154606083015260038101805460808401919061075990610c3a565b80601f016020809104026020016040519081016040528092919081815260200182805461078590610c3a565b80156107d05780601f106107a7576101008083540402835291602001916107d0565b820191905f5260205f20905b8154815290600101906020018083116107b357829003601f168201915b505050505081526020016004820180546107e990610c3a565b80601f016020809104026020016040519081016040528092919081815260200182805461081590610c3a565b80156108605780601f1061083757610100808354040283529160200191610860565b820191905f5260205f20905b81548152906001019060200180831161084357829003601f168201915b5050505050815250509050919050565b6001600160a01b038616610897576040516370fcdd1d60e01b815260040160405180910390fd5b8315806108a5575061019084115b156108c35760405163430f13b360e01b815260040160405180910390fd5b808315806108cf575080155b806108da5750608081115b156108f85760405163206f6c2d60e21b815260040160405180910390fd5b5f88815260016020819052604090912090810180546001600160a01b0319166001600160a01b038a1617905560038101610933878983610cdd565b50600281018590556004810161094a848683610cdd565b50505050505050505050565b5f60208284031215610966575f5ffd5b5035919050565b80356001600160a01b038116811461043a575f5ffd5b5f5f60408385031215610994575f5ffd5b823591506109a46020840161096d565b90509250929050565b5f5f83601f8401126109bd575f5ffd5b50813567ffffffffffffffff8111156109d4575f5ffd5b6020830191508360208285010111156109eb575f5ffd5b9250929050565b5f5f5f5f5f5f5f60a0888a031215610a08575f5ffd5b87359650610a186020890161096d565b9550604088013567ffffffffffffffff811115610a33575f5ffd5b610a3f8a828b016109ad565b90965094505060608801359250608088013567ffffffffffffffff811115610a65575f5ffd5b610a718a828b016109ad565b989b979a50959850939692959293505050565b5f5f5f5f5f5f60808789031215610a99575f5ffd5b610aa28761096d565b9550602087013567ffffffffffffffff811115610abd575f5ffd5b610ac989828a016109ad565b90965094505060408701359250606087013567ffffffffffffffff811115610aef575f5ffd5b610afb89828a016109ad565b979a9699509497509295939492505050565b5f81518084528060208401602086015e5f602082860101526020601f19601f83011685010191505092915050565b6020815260018060a01b03825116602082015260018060a01b036020830151166040820152604082015115156060820152606082015160808201525f608083015160c060a0840152610b9060e0840182610b0d565b905060a0840151601f198483030160c0850152610bad8282610b0d565b95945050505050565b81835281816020850137505f828201602090810191909152601f909101601f19169091010190565b606081525f610bf1606083018789610bb6565b8560208401528281036040840152610c0a818587610bb6565b98975050505050505050565b5f60018201610c3357634e487b7160e01b5f52601160045260245ffd5b5060010190565b600181811c90821680610c4e57607f821691505b602082108103610c6c57634e487b7160e01b5f52602260045260245ffd5b50919050565b634e487b7160e01b5f52604160045260245ffd5b601f821115610cd85782821115610cd857805f5260205f20601f840160051c6020851015610cb157505f5b90810190601f840160051c035f5b81811015610cd4575f83820155600101610cbf565b5050505b505050565b67ffffffffffffffff831115610cf557610cf5610c72565b610d0983610d038354610c3a565b83610c86565b5f601f841160018114610d3a575f8515610d235750838201355b5f19600387901b1c1916600186901b178355610d91565b5f83815260208120601f198716915b82811015610d695786850135825560209485019460019092019101610d49565b5086821015610d85575f1960f88860031b161c19848701351681555b505060018560011b0183555b505050505056"
} as const;
