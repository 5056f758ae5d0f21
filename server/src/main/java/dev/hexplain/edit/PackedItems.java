package dev.hexplain.edit;

import static dev.hexplain.edit.ItemBytes.big;
import static dev.hexplain.edit.ItemBytes.bytes;
import static dev.hexplain.edit.ItemBytes.integer;
import static dev.hexplain.edit.ItemBytes.joined;
import static dev.hexplain.edit.ItemBytes.real;
import static dev.hexplain.edit.ItemBytes.text;
import static dev.hexplain.edit.ItemBytes.truth;
import static dev.hexplain.edit.ItemBytes.utf8;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Items of formats for documents. */
final class PackedItems {
    /** RFC 8949. */
    static final ItemCoding CBOR = new ItemCoding(
            List.of(bytes(0xF6)),
            List.of(ItemHeads::cborTruth),
            List.of(text -> NumberForms.integer(text).flatMap(ItemHeads::cborInteger)),
            List.of(
                    real(number -> joined(0xFB, big(Double.doubleToRawLongBits(number), Double.BYTES))),
                    real(number -> joined(0xFA, big(Float.floatToRawIntBits(number.floatValue()), Float.BYTES)))),
            List.of(text(value -> joined(ItemHeads.cbor(0x60, utf8(value).length), utf8(value)))));

    static final ItemCoding MESSAGE_PACK = new ItemCoding(
            List.of(bytes(0xC0)),
            List.of(ItemHeads::messagePackTruth),
            List.of(text -> NumberForms.integer(text).flatMap(ItemHeads::messagePackInteger)),
            List.of(
                    real(number -> joined(0xCB, big(Double.doubleToRawLongBits(number), Double.BYTES))),
                    real(number -> joined(0xCA, big(Float.floatToRawIntBits(number.floatValue()), Float.BYTES)))),
            List.of(text(value -> ItemHeads.messagePackText(utf8(value)))));

    static final ItemCoding SMILE = new ItemCoding(
            List.of(bytes(0x21)),
            List.of(truth(bytes(0x22), bytes(0x23))),
            List.of(text -> NumberForms.integer(text).flatMap(ItemForms::smileInteger)),
            List.of(
                    text -> ItemForms.smileReal(text, 0x29, Double.BYTES),
                    text -> ItemForms.smileReal(text, 0x28, Float.BYTES)),
            List.of(ItemForms::smileText));

    /** RFC 8259, and Ion's text, in which what has an exponent is a float, and a decimal number what has none. */
    static final ItemCoding JSON = new ItemCoding(
            List.of(utf8("null")),
            List.of(truth(utf8("false"), utf8("true"))),
            List.of(text(ItemBytes::utf8)),
            List.of(text(ItemBytes::utf8), PackedItems::withExponent),
            List.of(text(value -> utf8(TextForms.quoted(value)))));

    private static final int ION_STRING = 0x80;
    private static final int ION_POSITIVE = 0x20;
    private static final int ION_NEGATIVE = 0x30;

    /** "Amazon Ion Binary Encoding": the type in the upper four bits; null of any type is a length of 15. */
    static final ItemCoding ION = new ItemCoding(
            List.of(bytes(0x0F), bytes(0x1F), bytes(0x2F), bytes(0x4F), bytes(0x5F), bytes(0x8F)),
            List.of(truth(bytes(0x10), bytes(0x11))),
            List.of(integer(Integer.MAX_VALUE, PackedItems::ionInteger)),
            List.of(
                    real(number -> joined(0x48, big(Double.doubleToRawLongBits(number), Double.BYTES))),
                    real(number -> joined(0x44, big(Float.floatToRawIntBits(number.floatValue()), Float.BYTES)))),
            List.of(text(value -> ion(ION_STRING, utf8(value)))));

    private PackedItems() {}

    private static Optional<byte[]> withExponent(String text) {
        return real(text).map(_ -> utf8(text.contains("e") || text.contains("E") ? text : text + "e0"));
    }

    private static byte[] ionInteger(BigInteger value) {
        byte[] magnitude = value.abs().toByteArray();
        int from = magnitude[0] == 0 ? 1 : 0;
        return ion(
                value.signum() < 0 ? ION_NEGATIVE : ION_POSITIVE,
                Arrays.copyOfRange(magnitude, from, magnitude.length));
    }

    static byte[] ion(int type, byte[] content) {
        return joined(ItemHeads.ion(type, content.length), content);
    }
}
