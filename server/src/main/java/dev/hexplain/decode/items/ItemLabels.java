package dev.hexplain.decode.items;

/**
 * The words of a format's specification for its items, in names and messages.
 *
 * @param root the name of the tree's root: {@code cbor}
 * @param title the format's name: {@code CBOR}
 * @param inRoot the name of items in the root, which are numbered: {@code item}
 * @param name of an item without a name: {@code item}
 * @param item with its article: {@code an item}
 * @param map with its article: {@code a map}
 * @param bytes with their article: {@code a byte string}
 * @param length of a text or bytes: {@code the length of a string}
 * @param head the first byte and the count of a container: {@code a head}
 * @param headDoc documentation of first bytes
 * @param endDoc documentation of bytes that end a container; empty where there are none
 */
public record ItemLabels(
        String root,
        String title,
        String inRoot,
        String name,
        String item,
        String map,
        String bytes,
        String length,
        String head,
        String headDoc,
        String endDoc) {}
