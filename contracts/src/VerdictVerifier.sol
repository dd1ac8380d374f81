// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {AccountSignature} from "./AccountSignature.sol";
import {IVerdictVerifier} from "./IVerdictVerifier.sol";
import {IVerificationServiceRegistry} from "./IVerificationServiceRegistry.sol";

/// @title Implements IVerdictVerifier
contract VerdictVerifier is IVerdictVerifier {
    bytes32 private constant VERDICT_TYPE_HASH = keccak256(
        "Verdict(bytes32 requestHash,uint8 decision,uint16 confidenceBps,bytes32 callHash,bytes32 reportHash,bytes32 effectsHash,uint64 decidedAt)"
    );
    bytes32 private constant DOMAIN_TYPE_HASH = keccak256("EIP712Domain(string name,string version)");
    uint8 private constant APPROVED = 1;
    uint8 private constant UNDECIDED = 3;
    uint16 private constant MAX_CONFIDENCE_BPS = 10_000;

    /// @notice The registry of the services.
    IVerificationServiceRegistry public immutable registry;

    constructor(IVerificationServiceRegistry registry_) {
        registry = registry_;
    }

    /// @inheritdoc IVerdictVerifier
    function hashVerdict(Verdict calldata verdict) public pure returns (bytes32) {
        bytes32 domain = keccak256(abi.encode(DOMAIN_TYPE_HASH, keccak256("Countersign"), keccak256("1")));
        return keccak256(abi.encodePacked(hex"1901", domain, keccak256(abi.encode(VERDICT_TYPE_HASH, verdict))));
    }

    /// @inheritdoc IVerdictVerifier
    function isSignedVerdict(uint256 serviceId, Verdict calldata verdict, bytes calldata signature)
        external
        view
        returns (bool)
    {
        address owner = registry.ownerOf(serviceId);
        if (verdict.decision < APPROVED || verdict.decision > UNDECIDED) return false;
        if (verdict.confidenceBps > MAX_CONFIDENCE_BPS) return false;
        return AccountSignature.isBy(owner, hashVerdict(verdict), signature);
    }
}
