// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// @title Whether a verdict is what its service signed
/// @notice A verdict is signed as typed data (EIP-712) by the owner of a verification service. The domain has the name
/// "Countersign" and the version "1", and neither chain nor contract: a verdict can be checked offline and on any chain.
interface IVerdictVerifier {
    /// @param requestHash The request that it answers. The service is part of that hash, but cannot be read from it: whoever
    /// relies on a verdict says which service it trusts.
    /// @param decision 1 approved, 2 rejected, 3 undecided.
    /// @param confidenceBps From 0 to 10000.
    /// @param callHash keccak256 of the ABI encoding of chain, account, to, value and keccak256 of the data; zero where the
    /// call is not known.
    /// @param reportHash Hash of the report; zero where there is none.
    /// @param effectsHash keccak256 of the canonical JSON (RFC 8785) of the effects; zero where there are none.
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

    /// @notice As the registry says it.
    error ServiceNotFound(uint256 id);

    /// @notice The EIP-712 hash that is signed.
    function hashVerdict(Verdict calldata verdict) external pure returns (bytes32);

    /// @notice Whether the present owner of a service has signed this verdict, and it is one: decision and confidence in
    /// their ranges. It says nothing on what was decided. Reverts where there is no such service.
    /// @param signature 65 bytes with low s and v of 27 or 28, or whatever an owner that is a contract accepts by ERC-1271.
    function isSignedVerdict(uint256 serviceId, Verdict calldata verdict, bytes calldata signature)
        external
        view
        returns (bool);
}
