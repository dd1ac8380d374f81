// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

struct Call {
    address to;
    uint256 value;
    bytes data;
}

/// The hashes of actions as a contract would compute them.
contract ActionHasher {
    struct Step {
        string name;
        uint256[] amounts;
    }

    bytes32 private constant STEP = keccak256("Step(string name,uint256[] amounts)");
    bytes32 private constant PLAN = keccak256("Plan(address owner,Step[] steps,bytes note)Step(string name,uint256[] amounts)");
    bytes32 private constant DOMAIN =
        keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");

    function hashCall(address account, Call memory call) public view returns (bytes32) {
        return keccak256(abi.encode(block.chainid, account, call.to, call.value, keccak256(call.data)));
    }

    function hashBatch(address account, Call[] memory calls) external view returns (bytes32) {
        bytes32[] memory hashes = new bytes32[](calls.length);
        for (uint256 i = 0; i < calls.length; i++) hashes[i] = hashCall(account, calls[i]);
        return keccak256(abi.encode(hashes));
    }

    function hashPlan(address owner, Step[] calldata steps, bytes calldata note) public view returns (bytes32) {
        bytes32[] memory hashes = new bytes32[](steps.length);
        for (uint256 i = 0; i < steps.length; i++) {
            bytes32 amounts = keccak256(abi.encodePacked(steps[i].amounts));
            hashes[i] = keccak256(abi.encode(STEP, keccak256(bytes(steps[i].name)), amounts));
        }
        bytes32 plan = keccak256(abi.encode(PLAN, owner, keccak256(abi.encodePacked(hashes)), keccak256(note)));
        bytes32 domain =
            keccak256(abi.encode(DOMAIN, keccak256("Planner"), keccak256("1"), block.chainid, address(this)));
        return keccak256(abi.encodePacked(hex"1901", domain, plan));
    }

    function hashSigning(address account, bytes32 digest) external pure returns (bytes32) {
        return keccak256(abi.encode(keccak256("EIP712"), account, digest));
    }
}

/// Makes calls as the account that runs it.
abstract contract Executor {
    function run(address to, uint256 value, bytes memory data) internal {
        (bool done,) = to.call{value: value}(data);
        require(done, "a call failed");
    }
}

/// The code of an account that executes batches (ERC-7821).
contract BatchAccount is Executor {
    function execute(bytes32 mode, bytes calldata executionData) external payable {
        require(mode == bytes32(hex"01"), "mode");
        Call[] memory calls = abi.decode(executionData, (Call[]));
        for (uint256 i = 0; i < calls.length; i++) run(calls[i].to, calls[i].value, calls[i].data);
    }

    function executeBatch(Call[] calldata calls) external payable {
        for (uint256 i = 0; i < calls.length; i++) run(calls[i].to, calls[i].value, calls[i].data);
    }

    receive() external payable {}
}

/// A Safe without owners, which emits a Safe's events about success and failure.
contract OpenSafe {
    event ExecutionSuccess(bytes32 indexed txHash, uint256 payment);
    event ExecutionFailure(bytes32 indexed txHash, uint256 payment);

    function execTransaction(
        address to,
        uint256 value,
        bytes memory data,
        uint8 operation,
        uint256,
        uint256,
        uint256,
        address,
        address,
        bytes memory
    ) external payable returns (bool done) {
        if (operation == 1) (done,) = to.delegatecall(data);
        else (done,) = to.call{value: value}(data);
        if (done) emit ExecutionSuccess(0, 0);
        else emit ExecutionFailure(0, 0);
    }

    receive() external payable {}
}

/// Makes packed calls one after the other.
contract PackedCalls is Executor {
    function multiSend(bytes memory transactions) external payable {
        uint256 place = 0;
        while (place < transactions.length) {
            address to;
            uint256 value;
            uint256 size;
            assembly {
                let head := add(add(transactions, 0x20), place)
                to := shr(96, mload(add(head, 1)))
                value := mload(add(head, 21))
                size := mload(add(head, 53))
            }
            bytes memory data = new bytes(size);
            for (uint256 i = 0; i < size; i++) data[i] = transactions[place + 85 + i];
            run(to, value, data);
            place += 85 + size;
        }
    }
}

/// Passes user operations to their accounts, and emits the outcome of each.
contract OperationDesk {
    struct Operation {
        address sender;
        uint256 nonce;
        bytes initCode;
        bytes callData;
        bytes32 accountGasLimits;
        uint256 preVerificationGas;
        bytes32 gasFees;
        bytes paymasterAndData;
        bytes signature;
    }

    event UserOperationEvent(
        bytes32 indexed userOpHash,
        address indexed sender,
        address indexed paymaster,
        uint256 nonce,
        bool success,
        uint256 actualGasCost,
        uint256 actualGasUsed
    );

    function handleOps(Operation[] calldata ops, address payable) external {
        for (uint256 i = 0; i < ops.length; i++) {
            (bool done,) = ops[i].sender.call(ops[i].callData);
            emit UserOperationEvent(0, ops[i].sender, address(0), ops[i].nonce, done, 0, 0);
        }
    }
}

/// Emits the events of tokens, Permit2 and CoW's settlement; checks no signature.
contract SignatureDesk {
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Transfer(address indexed from, address indexed to, uint256 value);
    event AuthorizationUsed(address indexed authorizer, bytes32 indexed nonce);
    event Permit(
        address indexed owner,
        address indexed token,
        address indexed spender,
        uint160 amount,
        uint48 expiration,
        uint48 nonce
    );
    event Trade(
        address indexed owner,
        address sellToken,
        address buyToken,
        uint256 sellAmount,
        uint256 buyAmount,
        uint256 feeAmount,
        bytes orderUid
    );

    function approve(address spender, uint256 value) external {
        emit Approval(msg.sender, spender, value);
    }

    function permit(address owner, address spender, uint256 value, uint256 deadline, uint8, bytes32, bytes32) external {
        require(deadline > 0, "deadline");
        emit Approval(owner, spender, value);
    }

    function permit(address owner, address spender, uint256, uint256, bool allowed, uint8, bytes32, bytes32) external {
        emit Approval(owner, spender, allowed ? type(uint256).max : 0);
    }

    function transferWithAuthorization(
        address from,
        address to,
        uint256 value,
        uint256,
        uint256,
        bytes32 nonce,
        bytes calldata
    ) external {
        emit AuthorizationUsed(from, nonce);
        emit Transfer(from, to, value);
    }

    function permit2(address owner, address token, address spender, uint160 amount, uint48 expiration, uint48 nonce)
        external
    {
        emit Permit(owner, token, spender, amount, expiration, nonce);
    }

    function settle(address owner, bytes calldata orderUid) external {
        emit Trade(owner, address(1), address(2), 3, 4, 0, orderUid);
    }
}
