package dev.hexplain.inspect.diagnosis;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;

/** Identifies the format of a few bytes quoted in an exception message, such as an invalid stream header. */
final class MessageBytes {
    /** The formats of known beginnings, longer ones first. */
    private record Start(String hex, String what) {}

    private static final List<Start> STARTS = List.of(
            new Start("ACED0005", "the header of a Java serialization stream"),
            new Start(
                    "EFBFBDEF",
                    "two U+FFFD in UTF-8: the bytes were AC ED once, and were read as text and written again"),
            new Start("C2ACC3AD", "AC ED read as ISO 8859-1 and written as UTF-8: the bytes were text for a while"),
            new Start(
                    "3F3F0005", "`??` and 00 05: AC ED became question marks when the bytes were turned into a String"),
            new Start("3F3F", "`??`: AC ED became question marks when the bytes were turned into a String"),
            new Start("724F3041", "`rO0A`, which is AC ED 00 05 in Base64"),
            new Start("61636564", "`aced`, which is AC ED in hex digits"),
            new Start("41434544", "`ACED`, which is AC ED in hex digits"),
            new Start("5C786163", "`\\xac`, the header written with escapes"),
            new Start("48347349", "`H4sI`, which is gzip in Base64"),
            new Start("1F8B08", "a gzip member"),
            new Start("789C", "zlib (deflate) data"),
            new Start("7801", "zlib (deflate) data"),
            new Start("78DA", "zlib (deflate) data"),
            new Start("28B52FFD", "a zstd frame"),
            new Start("04224D18", "an LZ4 frame"),
            new Start("82534E41", "snappy blocks as snappy-java frames them"),
            new Start("504B0304", "a zip entry: an archive or a jar"),
            new Start("425A68", "bzip2"),
            new Start("CAFEBABE", "a class file"),
            new Start("4F626A01", "an Avro container file"),
            new Start("4A524D49", "`JRMI`: a connection of Java RMI"),
            new Start("3A290A", "`:)` and a line feed: Smile"),
            new Start("160301", "a TLS handshake: the other side speaks TLS"),
            new Start("160303", "a TLS handshake: the other side speaks TLS"),
            new Start("150301", "a TLS alert: the other side speaks TLS"),
            new Start("150303", "a TLS alert: the other side speaks TLS"),
            new Start("48545450", "`HTTP`: an answer of a web server"),
            new Start("47455420", "`GET `: a request to a web server"),
            new Start("504F5354", "`POST`: a request to a web server"),
            new Start("50555420", "`PUT `: a request to a web server"),
            new Start("3C3F786D", "`<?xm`: XML"),
            new Start("3C68746D", "`<htm`: a web page"),
            new Start("3C21444F", "`<!DO`: a web page"),
            new Start("7B22", "`{\"`: JSON"),
            new Start("5B7B22", "`[{\"`: JSON"),
            new Start("5B22", "`[\"`: JSON"),
            new Start("22", "a quotation mark and text: a JSON string, perhaps"),
            new Start("EFBBBF", "a byte order mark of UTF-8: text"),
            new Start(
                    "7372",
                    "`sr`, TC_OBJECT and TC_CLASSDESC: an object of a Java serialization stream without the header before it"),
            new Start("7571", "TC_ARRAY: an array of a Java serialization stream without the header before it"),
            new Start("74", "TC_STRING: a string of a Java serialization stream without the header before it"),
            new Start("77", "TC_BLOCKDATA: primitive data of a Java serialization stream without the header before it"),
            new Start(
                    "00000000",
                    "zeros: an empty page, a file that was made larger than what was written, or a buffer that was not filled"));

    private MessageBytes() {}

    /** A description of bytes given as hex digits. */
    static String ofHex(String digits) {
        String hex = digits.length() % 2 == 0 ? digits : "0" + digits;
        return of(HexFormat.of().parseHex(hex));
    }

    /** A description of the four bytes of a number, which was read in big-endian order. */
    static String ofNumber(String decimal) {
        try {
            long number = Long.parseLong(decimal);
            return of(HexFormat.of().parseHex(HexFormat.of().toHexDigits((int) number)));
        } catch (NumberFormatException tooLarge) {
            return "";
        }
    }

    private static String of(byte[] bytes) {
        String hex = HexFormat.of().withUpperCase().formatHex(bytes);
        String shown = HexFormat.ofDelimiter(" ").withUpperCase().formatHex(bytes);
        for (Start start : STARTS) {
            if (hex.startsWith(start.hex())) {
                return shown + " is " + spelled(bytes, start.what());
            }
        }
        return isText(bytes)
                ? shown + " is the text `" + text(bytes) + "`"
                : shown + " is nothing that many formats begin with";
    }

    /** The description of a start, with its characters where they are readable. */
    private static String spelled(byte[] bytes, String what) {
        return isText(bytes) && !what.contains("`") ? "the text `%s`, %s".formatted(text(bytes), what) : what;
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.US_ASCII);
    }

    private static boolean isText(byte[] bytes) {
        for (byte each : bytes) {
            if (each < 0x20 || each > 0x7E) {
                return false;
            }
        }
        return bytes.length > 0;
    }
}
