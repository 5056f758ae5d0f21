package dev.hexplain.edit;

import static dev.hexplain.edit.ItemBytes.big;
import static dev.hexplain.edit.ItemBytes.bytes;
import static dev.hexplain.edit.ItemBytes.integer;
import static dev.hexplain.edit.ItemBytes.isAscii;
import static dev.hexplain.edit.ItemBytes.joined;
import static dev.hexplain.edit.ItemBytes.little;
import static dev.hexplain.edit.ItemBytes.real;
import static dev.hexplain.edit.ItemBytes.text;
import static dev.hexplain.edit.ItemBytes.truth;
import static dev.hexplain.edit.ItemBytes.utf8;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Items of formats for Java objects. */
final class ObjectItems {
    private static final int INT = Integer.SIZE - 1;
    private static final int LONG = Long.SIZE - 1;

    /** Hessian 1.0.2. */
    static final ItemCoding HESSIAN_1 = new ItemCoding(
            List.of(bytes('N')),
            List.of(truth(bytes('F'), bytes('T'))),
            List.of(
                    integer(INT, number -> joined('I', big(number.longValue(), Integer.BYTES))),
                    integer(LONG, number -> joined('L', big(number.longValue(), Long.BYTES)))),
            List.of(real(number -> joined('D', big(Double.doubleToRawLongBits(number), Double.BYTES)))),
            List.of(text -> text.length() > 0xFFFF
                    ? Optional.empty()
                    : Optional.of(joined(bytes('S'), big(text.length(), Short.BYTES), utf8(text)))));

    /** Hessian 2.0. */
    static final ItemCoding HESSIAN_2 = new ItemCoding(
            List.of(bytes('N')),
            List.of(truth(bytes('F'), bytes('T'))),
            List.of(
                    text -> NumberForms.integer(text).flatMap(ItemForms::hessianInt),
                    text -> NumberForms.integer(text).flatMap(ItemForms::hessianLong)),
            List.of(ItemForms::hessianDouble),
            List.of(ItemForms::hessianText));

    /** A class number before each value; texts with and without the mark of a first object, and where the class is known. */
    static final List<ItemCoding> KRYO = List.of(
            kryo(bytes(0x00), bytes(0x03, 0x01)),
            kryo(bytes(0x00), bytes(0x03)),
            kryo(bytes(0x00), bytes(0x01)),
            new ItemCoding(List.of(bytes(0x80)), List.of(), List.of(), List.of(), List.of(text(ItemForms::kryoText))));

    static final ItemCoding FST = new ItemCoding(
            List.of(bytes(0xFF)),
            List.of(truth(bytes(0xEF), bytes(0xF0))),
            List.of(
                    integer(INT, number -> joined(0xF7, ItemForms.fstInteger(number.longValue()))),
                    integer(LONG, number -> joined(0xF6, ItemForms.fstInteger(number.longValue())))),
            List.of(real(
                    number -> joined(bytes(0x00, 0x09), little(Double.doubleToRawLongBits(number), Double.BYTES)))),
            List.of(text(text -> joined(bytes(0xFC), ItemForms.fstInteger(text.length()), fstCharacters(text)))));

    static final ItemCoding MIN_BIN = new ItemCoding(
            List.of(bytes(0x3D)),
            List.of(truth(bytes(0x45, 0x01, 0x00), bytes(0x45, 0x01, 0x01))),
            List.of(
                    integer(INT, number -> joined(0x03, little(number.longValue(), Integer.BYTES))),
                    integer(LONG, number -> joined(0x04, little(number.longValue(), Long.BYTES)))),
            List.of(real(number -> minBinText(0x15, Double.toString(number)))),
            List.of(text(text -> minBinText(0x05, text))));

    /** A flag that says whether it is null, and a type, where no head before says them for all. */
    static final List<ItemCoding> FORY = Stream.of(bytes(), bytes(0x00), bytes(0xFF))
            .flatMap(flag -> Stream.of(fory(flag, false), fory(flag, true)))
            .toList();

    static final ItemCoding RIVER = new ItemCoding(
            List.of(bytes(0x01)),
            List.of(truth(bytes(0x51), bytes(0x50))),
            List.of(
                    integer(INT, number -> joined(0x4B, big(number.longValue(), Integer.BYTES))),
                    integer(LONG, number -> joined(0x4C, big(number.longValue(), Long.BYTES)))),
            List.of(real(number -> joined(0x4F, big(Double.doubleToRawLongBits(number), Double.BYTES)))),
            List.of(text(ObjectItems::riverText)));

    static final ItemCoding ONE_NIO = new ItemCoding(
            List.of(bytes(0xFF)),
            List.of(truth(bytes(0xF4, 0x00), bytes(0xF4, 0x01))),
            List.of(
                    integer(INT, number -> joined(0xF6, big(number.longValue(), Integer.BYTES))),
                    integer(LONG, number -> joined(0xF5, big(number.longValue(), Long.BYTES)))),
            List.of(real(number -> joined(0xEF, big(Double.doubleToRawLongBits(number), Double.BYTES)))),
            List.of(text -> Optional.of(TextForms.modified(text))
                    .filter(modified -> modified.length <= Short.MAX_VALUE)
                    .map(modified -> joined(bytes(0xEE), big(modified.length, Short.BYTES), modified))));

    private ObjectItems() {}

    private static ItemCoding kryo(byte[] none, byte[] beforeText) {
        return new ItemCoding(
                List.of(none),
                List.of(truth(bytes(0x05, 0x00), bytes(0x05, 0x01))),
                List.of(
                        integer(INT, number -> joined(0x02, ItemForms.kryoInteger(number.longValue()))),
                        integer(LONG, number -> joined(0x09, ItemForms.kryoInteger(number.longValue())))),
                List.of(real(number -> joined(0x0A, little(Double.doubleToRawLongBits(number), Double.BYTES)))),
                List.of(ItemBytes.behind(beforeText, text(ItemForms::kryoText))));
    }

    /** One byte each, and behind FF, two of those above FE. */
    private static byte[] fstCharacters(String text) {
        return joined(text.chars()
                .mapToObj(c -> c < 0xFF ? bytes(c) : joined(0xFF, little(c, Character.BYTES)))
                .toArray(byte[][]::new));
    }

    /** An array of bytes, or of characters of two bytes, with its length as a number of the smallest type. */
    private static byte[] minBinText(int tag, String text) {
        boolean ascii = isAscii(text);
        int length = text.length();
        byte[] sized = length <= Byte.MAX_VALUE
                ? bytes(0x01, length)
                : length <= Short.MAX_VALUE
                        ? joined(0x02, little(length, Short.BYTES))
                        : joined(0x03, little(length, Integer.BYTES));
        byte[] characters = text.getBytes(ascii ? StandardCharsets.US_ASCII : StandardCharsets.UTF_16LE);
        return joined(bytes(tag, ascii ? 0x11 : 0x1A), sized, characters);
    }

    private static ItemCoding fory(byte[] flag, boolean typed) {
        return new ItemCoding(
                flag.length == 0 ? List.of() : List.of(bytes(0xFD)),
                List.of(truth(joined(flag, typed(typed, 0x01), bytes(0)), joined(flag, typed(typed, 0x01), bytes(1)))),
                List.of(
                        integer(
                                INT,
                                number -> joined(flag, typed(typed, 0x04), ItemForms.kryoInteger(number.longValue()))),
                        integer(
                                LONG,
                                number -> joined(flag, typed(typed, 0x06), ItemForms.foryTagged(number.longValue())))),
                List.of(real(number ->
                        joined(flag, typed(typed, 0x14), little(Double.doubleToRawLongBits(number), Double.BYTES)))),
                List.of(text(text -> joined(flag, typed(typed, 0x15), ItemForms.foryText(text)))));
    }

    private static byte[] typed(boolean typed, int type) {
        return typed ? bytes(type) : bytes();
    }

    /** The length counts characters, and 256 is written as 0. */
    private static byte[] riverText(String text) {
        int length = text.length();
        byte[] head = length == 0
                ? bytes(0x3D)
                : length <= 0x100
                        ? bytes(0x3E, length)
                        : length <= 0x10000
                                ? joined(0x3F, big(length, Short.BYTES))
                                : joined(0x40, big(length, Integer.BYTES));
        return joined(head, TextForms.modified(text));
    }
}
