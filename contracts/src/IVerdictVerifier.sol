// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// @title Verifies that a service signed a verdict
/// @notice A verdict is signed as typed data (EIP-712) by the owner of a verification service. The domain has the name
/// "Countersign" and the version "1", but no chain or contract: a verdict can be checked offline and on any chain.
interface IVerdictVerifier {
    /// @param requestHash The request that it answers. The service is part of that hash, but cannot be read from it: callers
    /// must name the service that they trust.
    /// @param decision 1 approved, 2 rejected, 3 undecided.
    /// @param confidenceBps From 0 to 10000.
    /// @param callHash keccak256 of the ABI encoding of chain, account, to, value and keccak256 of the data; zero if the
    /// call is unknown.
    /// @param reportHash Hash of the report; zero if there is none.
    /// @param effectsHash keccak256 of the canonical JSON (RFC 8785) of the effects; zero if there are none.
    /// @param decidedAt In seconds.
    struct Verdict {
        bytes32 requestHash;
        uint8 decision;
        uint16 confidenceBps;
        bytes32 callHash;
        bytes32 reportHash;
        bytes32 effectsHash;
        uint64 decidedAt;
    }

    /// @notice The error of the registry.
    error ServiceNotFound(uint256 id);

    /// @notice The EIP-712 hash that is signed.
    function hashVerdict(Verdict calldata verdict) external pure returns (bytes32);

    /// @notice Whether the present owner of a service signed this verdict, with decision and confidence in their ranges.
    /// True for any decision. Reverts if there is no such service.
    /// @param signature 65 bytes with low s and v of 27 or 28, or one that a contract owner accepts by ERC-1271.
    function isSignedVerdict(uint256 serviceId, Verdict calldata verdict, bytes calldata signature)
        external
        view
        returns (bool);
}
