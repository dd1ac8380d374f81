// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IVerificationInbox} from "./IVerificationInbox.sol";
import {IVerificationServiceRegistry} from "./IVerificationServiceRegistry.sol";

/// @title Implements IVerificationInbox
contract VerificationInbox is IVerificationInbox {
    uint256 private constant MAX_CID_BYTES = 128;
    uint8 private constant APPROVED = 1;
    uint8 private constant UNDECIDED = 3;

    /// @notice The registry of the services.
    IVerificationServiceRegistry public immutable registry;

    mapping(address sender => mapping(bytes32 requestHash => Request)) private requests;
    /// @dev By owner, so that a new owner does not inherit the account that the previous one named.
    mapping(uint256 serviceId => mapping(address owner => address)) private verdictWriters;

    constructor(IVerificationServiceRegistry registry_) {
        registry = registry_;
    }

    /// @inheritdoc IVerificationInbox
    function createRequest(bytes32 requestHash, string calldata cid, uint256 serviceId) external {
        if (bytes(cid).length == 0 || bytes(cid).length > MAX_CID_BYTES) revert InvalidCid();
        Request storage request = requests[msg.sender][requestHash];
        if (request.serviceId != 0) revert RequestAlreadyCreated(msg.sender, requestHash);
        if (!registry.isActive(serviceId)) revert ServiceNotActive(serviceId);
        // An existing service has a small id, because ids are counted: it fits.
        request.serviceId = uint64(serviceId);
        request.createdAt = uint64(block.timestamp);
        request.cid = cid;
        emit RequestCreated(msg.sender, requestHash, serviceId, cid);
    }

    /// @inheritdoc IVerificationInbox
    function setVerdict(address sender, bytes32 requestHash, uint8 decision, string calldata responseCid) external {
        if (decision < APPROVED || decision > UNDECIDED) revert InvalidDecision(decision);
        if (bytes(responseCid).length > MAX_CID_BYTES) revert InvalidCid();
        Request storage request = requests[sender][requestHash];
        uint256 serviceId = request.serviceId;
        if (serviceId == 0) revert RequestNotFound(sender, requestHash);
        address owner = registry.ownerOf(serviceId);
        if (msg.sender != owner && msg.sender != verdictWriters[serviceId][owner]) {
            revert NotVerdictWriter(serviceId, msg.sender);
        }
        if (request.decision != 0) revert VerdictAlreadySet(sender, requestHash);
        request.decision = decision;
        request.decidedAt = uint64(block.timestamp);
        request.responseCid = responseCid;
        emit VerdictSet(sender, requestHash, serviceId, decision, responseCid, msg.sender);
    }

    /// @inheritdoc IVerificationInbox
    function nameVerdictWriter(uint256 serviceId, address writer) external {
        if (msg.sender != registry.ownerOf(serviceId)) revert NotServiceOwner(serviceId, msg.sender);
        verdictWriters[serviceId][msg.sender] = writer;
        emit VerdictWriterNamed(serviceId, msg.sender, writer);
    }

    /// @inheritdoc IVerificationInbox
    function getRequest(address sender, bytes32 requestHash) external view returns (Request memory) {
        return requests[sender][requestHash];
    }

    /// @inheritdoc IVerificationInbox
    function verdictWriterOf(uint256 serviceId) external view returns (address) {
        return verdictWriters[serviceId][registry.ownerOf(serviceId)];
    }
}
