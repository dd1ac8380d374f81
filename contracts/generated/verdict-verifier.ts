// Generated from VerdictVerifier.sol by: npm run contracts -- build
export const verdictVerifier = {
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
          "components": [
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
              "internalType": "uint16",
              "name": "confidenceBps",
              "type": "uint16"
            },
            {
              "internalType": "bytes32",
              "name": "callHash",
              "type": "bytes32"
            },
            {
              "internalType": "bytes32",
              "name": "reportHash",
              "type": "bytes32"
            },
            {
              "internalType": "bytes32",
              "name": "effectsHash",
              "type": "bytes32"
            },
            {
              "internalType": "uint64",
              "name": "decidedAt",
              "type": "uint64"
            }
          ],
          "internalType": "struct IVerdictVerifier.Verdict",
          "name": "verdict",
          "type": "tuple"
        }
      ],
      "name": "hashVerdict",
      "outputs": [
        {
          "internalType": "bytes32",
          "name": "",
          "type": "bytes32"
        }
      ],
      "stateMutability": "pure",
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
          "components": [
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
              "internalType": "uint16",
              "name": "confidenceBps",
              "type": "uint16"
            },
            {
              "internalType": "bytes32",
              "name": "callHash",
              "type": "bytes32"
            },
            {
              "internalType": "bytes32",
              "name": "reportHash",
              "type": "bytes32"
            },
            {
              "internalType": "bytes32",
              "name": "effectsHash",
              "type": "bytes32"
            },
            {
              "internalType": "uint64",
              "name": "decidedAt",
              "type": "uint64"
            }
          ],
          "internalType": "struct IVerdictVerifier.Verdict",
          "name": "verdict",
          "type": "tuple"
        },
        {
          "internalType": "bytes",
          "name": "signature",
          "type": "bytes"
        }
      ],
      "name": "isSignedVerdict",
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
    }
  ],
  "bytecode": "0x60a0604052348015600e575f5ffd5b506040516107c63803806107c6833981016040819052602b91603b565b6001600160a01b03166080526066565b5f60208284031215604a575f5ffd5b81516001600160a01b0381168114605f575f5ffd5b9392505050565b6080516107436100835f395f81816091015260ed01526107435ff3fe608060405234801561000f575f5ffd5b506004361061003f575f3560e01c80631ed490b71461004357806320b6aec51461006b5780637b1039991461008c575b5f5ffd5b610056610051366004610502565b6100cb565b60405190151581526020015b60405180910390f35b61007e610079366004610588565b6101df565b604051908152602001610062565b6100b37f000000000000000000000000000000000000000000000000000000000000000081565b6040516001600160a01b039091168152602001610062565b6040516331a9108f60e11b8152600481018590525f9081906001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001690636352211e90602401602060405180830381865afa158015610132573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061015691906105a2565b9050600161016a60408701602088016105dd565b60ff16108061018b5750600361018660408701602088016105dd565b60ff16115b15610199575f9150506101d7565b6127106101ac6060870160408801610607565b61ffff1611156101bf575f9150506101d7565b6101d3816101cc876101df565b8686610305565b9150505b949350505050565b604080517fb03948446334eb9b2196d5eb166f69b9d49403eb4a12f36de8d3f9f3cb8e15c360208201527fe5deb2cdfef7978b1aa63d8aa400a77ec8e20d846869151617ce0fb29caf03e1918101919091527fc89efdaa54c0f20c7adf612882df0950f5a951637e0307cdcb4c672f298b8bc660608201525f908190608001604051602081830303815290604052805190602001209050807f3b427661e7445174e7880f3e7a06115e8d0804194a9be93d259e6af8504aee86846040516020016102aa929190610620565b604051602081830303815290604052805190602001206040516020016102e792919061190160f01b81526002810192909252602282015260420190565b60405160208183030381529060405280519060200120915050919050565b5f5f61031285858561036c565b90506001600160a01b0381161580159061033d5750856001600160a01b0316816001600160a01b0316145b1561034c5760019150506101d7565b6001600160a01b0386163b158015906101d357506101d386868686610486565b5f6041821461037c57505f61047f565b5f61038a60208285876106b5565b610393916106dc565b90505f6103a46040602086886106b5565b6103ad916106dc565b90505f858560408181106103c3576103c36106fa565b919091013560f81c9150507f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a082118061040f57508060ff16601b1415801561040f57508060ff16601c14155b1561041f575f935050505061047f565b604080515f81526020810180835289905260ff831691810191909152606081018490526080810183905260019060a0016020604051602081039080840390855afa15801561046f573d5f5f3e3d5ffd5b5050506020604051035193505050505b9392505050565b5f5f84848460405160240161049d9392919061070e565b60408051601f19818403018152919052602080820180516001600160e01b0316630b135d3f60e11b90811782528351939450925f918a5afa5f51601f3d11919091169114169695505050505050565b5f60e082840312156104fc575f5ffd5b50919050565b5f5f5f5f6101208587031215610516575f5ffd5b8435935061052786602087016104ec565b925061010085013567ffffffffffffffff811115610543575f5ffd5b8501601f81018713610553575f5ffd5b803567ffffffffffffffff811115610569575f5ffd5b87602082840101111561057a575f5ffd5b949793965060200194505050565b5f60e08284031215610598575f5ffd5b61047f83836104ec565b5f602082840312156105b2575f5ffd5b81516001600160a01b038116811461047f575f5ffd5b803560ff811681146105d8575f5ffd5b919050565b5f602082840312156105ed575f5ffd5b61047f826105c8565b803561ffff811681146105d8575f5ffd5b5f60208284031215610617575f5ffd5b61047f826105f6565b828152813560208083019190915261010082019060ff906106429085016105c8565b16604083015261ffff610657604085016105f6565b1660608381019190915283013560808084019190915283013560a08084019190915283013560c08084019190915283013567ffffffffffffffff8116811461069d575f5ffd5b67ffffffffffffffff811660e0840152509392505050565b5f5f858511156106c3575f5ffd5b838611156106cf575f5ffd5b5050820193919092039150565b803560208310156106f4575f19602084900360031b1b165b92915050565b634e487b7160e01b5f52603260045260245ffd5b83815260406020820152816040820152818360608301375f818301606090810191909152601f909201601f191601019291505056"
} as const;
