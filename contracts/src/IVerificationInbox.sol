// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// @title Requests for verification, and the verdicts on them
/// @notice This contract has no owner. A request is recorded once by its sender, and judged once by its service.
/// @dev Which record counts: sender and requestHash together identify a request, so that a stranger who sees a
/// requestHash cannot occupy it with a false CID. The same requestHash may be recorded by many senders; being first
/// means nothing. A reader looks up only a sender that it knows from elsewhere: the account that the request is
/// for, or the recorder that the main service names in its answers and leases. It never searches for a requestHash under
/// any sender. The content at the CID is still checked: opened and hashed, it must give the requestHash, and a sender
/// of false content gets no approval.
interface IVerificationInbox {
    /// @param serviceId The service that is asked; zero if there is no such request.
    /// @param createdAt Time of the block, in seconds.
    /// @param decidedAt Time of the block, in seconds; zero while there is no verdict.
    /// @param decision 1 approved, 2 rejected, 3 undecided; zero while there is no verdict.
    /// @param cid The location of the sealed request.
    /// @param responseCid The location of the answer; empty if none is published.
    struct Request {
        uint64 serviceId;
        uint64 createdAt;
        uint64 decidedAt;
        uint8 decision;
        string cid;
        string responseCid;
    }

    event RequestCreated(
        address indexed sender, bytes32 indexed requestHash, uint256 indexed serviceId, string cid
    );
    /// @param writer The owner of the service, or the account that the owner named.
    event VerdictSet(
        address indexed sender,
        bytes32 indexed requestHash,
        uint256 indexed serviceId,
        uint8 decision,
        string responseCid,
        address writer
    );
    /// @notice The owner of a service named an account that may also write its verdicts; the zero address ends that.
    event VerdictWriterNamed(uint256 indexed serviceId, address indexed owner, address indexed writer);

    /// @notice As the registry says it.
    error ServiceNotFound(uint256 id);
    /// @notice There is no such service, or it accepts no requests.
    error ServiceNotActive(uint256 serviceId);
    /// @notice A CID has at most 128 bytes, and that of a request at least one.
    error InvalidCid();
    error RequestAlreadyCreated(address sender, bytes32 requestHash);
    error RequestNotFound(address sender, bytes32 requestHash);
    /// @notice The decision must be 1 (approved), 2 (rejected) or 3 (undecided).
    error InvalidDecision(uint8 decision);
    error VerdictAlreadySet(address sender, bytes32 requestHash);
    /// @notice The caller is neither the owner of the service nor the account that the owner named.
    error NotVerdictWriter(uint256 serviceId, address caller);
    error NotServiceOwner(uint256 serviceId, address caller);

    /// @notice Records a request of the caller.
    /// @param requestHash The EIP-712 hash that identifies the request.
    /// @param cid The location of the sealed request.
    /// @param serviceId The service that is asked.
    function createRequest(bytes32 requestHash, string calldata cid, uint256 serviceId) external;

    /// @notice Writes the verdict on a request; only by the owner of its service, or by the account that the owner named.
    /// @param sender The account that recorded the request.
    /// @param decision 1 approved, 2 rejected, 3 undecided.
    /// @param responseCid The location of the answer; may be empty.
    function setVerdict(address sender, bytes32 requestHash, uint8 decision, string calldata responseCid) external;

    /// @notice Names an account that may write the verdicts of a service besides its owner, replacing the previous one. This
    /// ends when the ownership changes.
    function nameVerdictWriter(uint256 serviceId, address writer) external;

    /// @notice A request by its sender and hash; all zero and empty if there is none.
    function getRequest(address sender, bytes32 requestHash) external view returns (Request memory);

    /// @notice The account that the present owner of a service named; the zero address if there is none.
    function verdictWriterOf(uint256 serviceId) external view returns (address);
}
