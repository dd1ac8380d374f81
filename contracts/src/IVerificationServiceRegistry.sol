// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// @title The verification services: who judges requests, and how to seal for them
/// @notice Nobody owns this contract. Each service is changed by its own owner and by nobody else.
/// @dev Anybody may register a service and say what they like in it: a name, an inbox or a key that another service has,
/// too, is no proof of anything. The id and the owner are what a reader can rely on.
interface IVerificationServiceRegistry {
    /// @param owner Changes the service and signs its verdicts.
    /// @param inbox The address that requests are addressed to.
    /// @param active Whether it takes requests.
    /// @param pgpKeyHash keccak256 of the armored OpenPGP key that requests are sealed for. Whoever fetches the key
    /// compares it with this hash.
    /// @param name For people.
    /// @param pgpKeyCid Where the armored key is.
    struct Service {
        address owner;
        address inbox;
        bool active;
        bytes32 pgpKeyHash;
        string name;
        string pgpKeyCid;
    }

    /// @notice A new service, active from now on.
    event ServiceRegistered(
        uint256 indexed id, address indexed owner, address indexed inbox, string name, bytes32 pgpKeyHash, string pgpKeyCid
    );
    /// @notice What the service says of itself from now on.
    event ServiceUpdated(
        uint256 indexed id, address indexed inbox, string name, bytes32 pgpKeyHash, string pgpKeyCid
    );
    event ServiceDeactivated(uint256 indexed id);
    event ServiceReactivated(uint256 indexed id);
    /// @notice The owner offers the service to another account; the zero address takes an offer back.
    event OwnershipOffered(uint256 indexed id, address indexed owner, address indexed candidate);
    /// @notice The other account has accepted.
    event OwnershipTransferred(uint256 indexed id, address indexed previousOwner, address indexed owner);

    error ServiceNotFound(uint256 id);
    error NotServiceOwner(uint256 id, address caller);
    /// @notice The service was not offered to this account.
    error NotOwnershipCandidate(uint256 id, address caller);
    error ServiceNotActive(uint256 id);
    error ServiceAlreadyActive(uint256 id);
    /// @notice The inbox is the zero address.
    error InvalidInbox();
    /// @notice The name must have from 1 to 400 bytes.
    error InvalidName();
    /// @notice The hash of a key is not zero, and its CID has from 1 to 128 bytes.
    error InvalidPgpKey();

    /// @notice Registers a service that belongs to the caller.
    /// @return id Counted up from 1; never used again.
    function register(address inbox, string calldata name, bytes32 pgpKeyHash, string calldata pgpKeyCid)
        external
        returns (uint256 id);

    /// @notice Replaces all that the service says of itself.
    function update(uint256 id, address inbox, string calldata name, bytes32 pgpKeyHash, string calldata pgpKeyCid)
        external;

    /// @notice The service takes no new requests; it still answers those it has.
    function deactivate(uint256 id) external;

    /// @notice The service takes requests again.
    function reactivate(uint256 id) external;

    /// @notice Offers the service to another account, in place of an offer before. The zero address takes it back.
    function offerOwnership(uint256 id, address candidate) external;

    /// @notice Takes over a service that was offered to the caller. Verdicts that the owner before has signed are then no
    /// longer signed by the owner.
    function acceptOwnership(uint256 id) external;

    /// @notice How many services there are: their ids are from 1 to this.
    function serviceCount() external view returns (uint256);

    /// @notice A service by its id; reverts where there is none.
    function getService(uint256 id) external view returns (Service memory);

    /// @notice The owner of a service; reverts where there is none.
    function ownerOf(uint256 id) external view returns (address);

    /// @notice Who may take over the service; the zero address where nobody may.
    function candidateOf(uint256 id) external view returns (address);

    /// @notice Whether there is such a service, and it takes requests.
    function isActive(uint256 id) external view returns (bool);
}
