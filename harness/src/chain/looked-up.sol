// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// A token with the same balance for every account. It has no storage, so its code can be copied to any address.
contract Coin {
    bytes32 private immutable name;
    uint8 public immutable decimals;
    uint256 private immutable amount;

    constructor(bytes32 name_, uint8 decimals_, uint256 amount_) {
        name = name_;
        decimals = decimals_;
        amount = amount_;
    }

    function symbol() external view returns (string memory) {
        return string(abi.encodePacked(name));
    }

    function balanceOf(address) external view returns (uint256) {
        return amount;
    }

    function allowance(address, address) external view returns (uint256) {
        return amount;
    }
}

/// The first tokens return their symbol as bytes32.
contract OldCoin {
    bytes32 public constant symbol = "OLD";
    uint256 public constant decimals = 18;
}

/// The part of ERC-4626 that names its asset.
contract Vault {
    string public symbol = "vVAULT";
    uint8 public constant decimals = 18;
    address public immutable asset;

    constructor(address asset_) {
        asset = asset_;
    }
}

/// Registry and resolver in one, for a single name.
contract Names {
    bytes32 private immutable node;
    address private immutable owner;

    constructor(bytes32 node_, address owner_) {
        node = node_;
        owner = owner_;
    }

    function resolver(bytes32) external view returns (address) {
        return address(this);
    }

    function addr(bytes32 asked) external view returns (address) {
        return asked == node ? owner : address(0);
    }
}

/// The part of a Safe that names its owners.
contract Safe {
    address[] private owners;
    uint256 public getThreshold;

    constructor(address[] memory owners_, uint256 threshold) {
        owners = owners_;
        getThreshold = threshold;
    }

    function getOwners() external view returns (address[] memory) {
        return owners;
    }
}

/// A feed with a current price.
contract Feed {
    uint8 public constant decimals = 8;
    int256 private immutable price;

    constructor(int256 price_) {
        price = price_;
    }

    function latestRoundData() external view returns (uint80, int256, uint256, uint256, uint80) {
        return (1, price, block.timestamp, block.timestamp, 1);
    }
}
