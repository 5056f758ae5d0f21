package dev.hexplain.inspect.diagnosis;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The first bytes of formats, protocols and damages, by which bytes quoted in a message are recognised. */
final class KnownStarts {
    /**
     * A beginning.
     *
     * @param hex its upper-case digits
     * @param what the bytes are, after "is"
     */
    record Start(String hex, String what) {}

    private static final List<Start> ALL = Stream.of(
                    javaHeader(), texts(), compressions(), connections(), formats(), fillings())
            .flatMap(List::stream)
            .toList();

    private KnownStarts() {}

    /** The start that these digits begin with; otherwise the first one that begins with these digits. */
    static Optional<Start> of(String hex) {
        return ALL.stream()
                .filter(start -> hex.startsWith(start.hex()))
                .findFirst()
                .or(() -> ALL.stream()
                        .filter(start -> start.hex().startsWith(hex))
                        .findFirst());
    }

    private static List<Start> javaHeader() {
        return List.of(
                new Start("ACED0005", "the header of a Java serialization stream"),
                new Start("ACED05", "AC ED 00 05 without its 00: something removed the bytes 00, as texts do"),
                new Start("ACED3F", "AC ED and a question mark: the bytes were text in a narrow encoding for a while"),
                new Start("ACED2005", "AC ED 00 05 with a blank for its 00: something replaced the bytes 00"),
                new Start("ACED", "the magic number of Java serialization without the version 00 05 behind it"),
                new Start("00ACED00", "one byte 00 before AC ED 00 05, the header of a Java serialization stream"),
                new Start("0000ACED", "two bytes before AC ED 00 05, the header of a Java serialization stream"),
                new Start("EDAC", "AC ED with its bytes swapped: a dump in words of two bytes was turned back"),
                new Start("0500EDAC", "AC ED 00 05 with its bytes in reverse order"),
                new Start("ED0005", "AC ED 00 05 without its first byte, which somebody read before"),
                new Start("0005", "00 05 of AC ED 00 05: somebody read the first two bytes before"),
                new Start(
                        "7372",
                        "`sr`, TC_OBJECT and TC_CLASSDESC: an object of a Java serialization stream without the header before it"),
                new Start("7571", "TC_ARRAY: an array of a Java serialization stream without the header before it"),
                new Start("7572", "TC_ARRAY: an array of a Java serialization stream without the header before it"),
                new Start(
                        "EFBFBDEF",
                        "two U+FFFD in UTF-8: the bytes were AC ED once, and were read as text and written again"),
                new Start("EFBFBD", "U+FFFD in UTF-8: bytes that were no text were read as text and written again"),
                new Start("C2ACC3AD", "AC ED read as ISO 8859-1 and written as UTF-8: the bytes were text for a while"),
                new Start("C382C2AC", "AC ED that went through ISO 8859-1 and UTF-8 twice"),
                new Start("C2ACED", "AC ED in a mixture of UTF-8 and ISO 8859-1: the bytes were text for a while"),
                new Start("C2BC", "AC read as code page 437 and written as UTF-8: a console was in between"),
                new Start(
                        "FFFEAC00",
                        "the byte order mark of UTF-16 and AC read as ISO 8859-1: the bytes were redirected as text"),
                new Start(
                        "FFFEBC00",
                        "the byte order mark of UTF-16 and AC read as code page 437: `>` of PowerShell wrote the bytes as text"),
                new Start("FEFF00AC", "the byte order mark of UTF-16 and AC: the bytes were written as text"),
                new Start("00AC00ED", "AC ED written as UTF-16: the bytes were text for a while"),
                new Start("AC00ED00", "AC ED written as UTF-16: the bytes were text for a while"),
                new Start(
                        "3F3F0005",
                        "`??` and 00 05: AC ED became question marks when the bytes were turned into a String"),
                new Start("3F3F", "`??`: AC ED became question marks when the bytes were turned into a String"),
                new Start("1A1A", "two substitute characters: AC ED was turned into text and back"));
    }

    /** Bytes written with characters, most of them those of the header of Java serialization. */
    private static List<Start> texts() {
        return List.of(
                new Start("724F3041", "`rO0A`, which is AC ED 00 05 in Base64"),
                new Start("22724F30", "`\"rO0`, which is AC ED 00 05 in Base64 in a JSON string"),
                new Start("61636564", "`aced`, which is AC ED in hex digits"),
                new Start("41434544", "`ACED`, which is AC ED in hex digits"),
                new Start("61632065", "`ac e`, which is AC ED in hex digits"),
                new Start("41432045", "`AC E`, which is AC ED in hex digits"),
                new Start("30786163", "`0xac`, which is AC in hex digits"),
                new Start("30784143", "`0xAC`, which is AC in hex digits"),
                new Start("5C786163", "`\\xac`, the header written with hexadecimal escapes"),
                new Start("5C784143", "`\\xAC`, the header written with hexadecimal escapes"),
                new Start(
                        "5C783563", "`\\x5c`, a backslash that was escaped once more: the bytes are text of an escape"),
                new Start(
                        "5C323534",
                        "`\\254`, the octal escape of AC: the header written with escapes, as by PostgreSQL"),
                new Start("5C7530", "`\\u0`, the beginning of a Unicode escape: the bytes are text"),
                new Start("5C78", "`\\x`, a hexadecimal escape, or bytea as PostgreSQL writes it: the bytes are text"),
                new Start("5C", "`\\`, the beginning of an escape: the bytes are text"),
                new Start("25414325", "`%AC%`, the header in percent-encoding"),
                new Start("25616325", "`%ac%`, the header in percent-encoding"),
                new Start("2D38342C", "`-84,`, the header as decimal numbers of Java"),
                new Start("5B2D3834", "`[-84`, the header as decimal numbers of Java, as Arrays.toString writes them"),
                new Start("3137322C", "`172,`, the header as decimal numbers"),
                new Start("5B313732", "`[172`, the header as decimal numbers"),
                new Start("5B42", "`[B`, what byte[].toString() gives: the bytes themselves are not here"),
                new Start("48347349", "`H4sI`, which is gzip in Base64"),
                new Start("65794A", "`eyJ`, which is `{\"` in Base64: JSON, perhaps a JWT"),
                new Start("3C3F786D", "`<?xm`: XML"),
                new Start("3C68746D", "`<htm`: a web page"),
                new Start("3C48544D", "`<HTM`: a web page"),
                new Start("3C21444F", "`<!DO`: a web page"),
                new Start("3C21646F", "`<!do`: a web page"),
                new Start("3C", "`<`: XML or a web page"),
                new Start("7B22", "`{\"`: JSON"),
                new Start("7B", "`{`: JSON"),
                new Start("5B7B22", "`[{\"`: JSON"),
                new Start("5B22", "`[\"`: JSON"),
                new Start("5B", "`[`: JSON"),
                new Start("22", "a quotation mark and text: a JSON string, perhaps"),
                new Start("6E756C6C", "`null`: JSON, or a text made of a value that was null"),
                new Start("74727565", "`true`: JSON"),
                new Start("2D2D2D", "`---`: YAML, or PEM"),
                new Start("EFBBBF", "a byte order mark of UTF-8: text"),
                new Start("FFFE", "a byte order mark of UTF-16, little-endian: text"),
                new Start("FEFF", "a byte order mark of UTF-16: text"));
    }

    private static List<Start> compressions() {
        return List.of(
                new Start("1F8B", "a gzip member"),
                new Start("789C", "zlib (deflate) data"),
                new Start("7801", "zlib (deflate) data"),
                new Start("785E", "zlib (deflate) data"),
                new Start("78DA", "zlib (deflate) data"),
                new Start("28B52FFD", "a zstd frame"),
                new Start("FD2FB528", "a zstd frame whose magic number was read in little-endian order"),
                new Start("04224D18", "an LZ4 frame"),
                new Start("184D2204", "an LZ4 frame whose magic number was read in little-endian order"),
                new Start("4C5A3442", "`LZ4B`: blocks as LZ4BlockOutputStream of lz4-java writes them"),
                new Start("82534E41", "snappy blocks as snappy-java frames them"),
                new Start("FF060000", "a snappy frame"),
                new Start("504B0304", "a zip entry: an archive or a jar"),
                new Start("04034B50", "a zip entry whose signature was read in little-endian order"),
                new Start("425A68", "bzip2"),
                new Start("FD377A58", "xz"));
    }

    private static List<Start> connections() {
        return List.of(
                new Start("160301", "a TLS handshake: the other side speaks TLS"),
                new Start("160303", "a TLS handshake: the other side speaks TLS"),
                new Start("1603", "a TLS handshake: the other side speaks TLS"),
                new Start("1503", "a TLS alert: the other side speaks TLS"),
                new Start("1703", "a record of TLS: the other side speaks TLS"),
                new Start("48545450", "`HTTP`: an answer of a web server"),
                new Start("47455420", "`GET `: a request to a web server (HTTP)"),
                new Start("504F5354", "`POST`: a request to a web server (HTTP)"),
                new Start("50555420", "`PUT `: a request to a web server (HTTP)"),
                new Start("48454144", "`HEAD`: a request to a web server (HTTP)"),
                new Start("4F505449", "`OPTI`: an OPTIONS request to a web server (HTTP)"),
                new Start("44454C45", "`DELE`: a DELETE request to a web server (HTTP)"),
                new Start("434F4E4E", "`CONN`: a CONNECT request to a proxy (HTTP)"),
                new Start("50415443", "`PATC`: a PATCH request to a web server (HTTP)"),
                new Start("50524920", "`PRI `: the preface of HTTP/2"),
                new Start("5353482D", "`SSH-`: an SSH server or client"),
                new Start("414D5150", "`AMQP`: a broker such as RabbitMQ"),
                new Start("50524F58", "`PROX`: the PROXY protocol of a load balancer"),
                new Start("0D0A0D0A", "the PROXY protocol, version 2, or the end of an HTTP header"),
                new Start("4A524D49", "`JRMI`: a connection of Java RMI"),
                new Start("2B4F4B", "`+OK`: a reply of Redis"),
                new Start("2D455252", "`-ERR`: an error of Redis"),
                new Start("2B504F4E", "`+PON`: a reply of Redis to PING"),
                new Start("DABB", "the magic number of Dubbo"));
    }

    private static List<Start> formats() {
        return List.of(
                new Start("80010001", "the start of a call in Thrift's binary protocol, without a frame"),
                new Start("80010002", "the start of a reply in Thrift's binary protocol, without a frame"),
                new Start("80010003", "the start of an exception in Thrift's binary protocol, without a frame"),
                new Start("8001", "the version of Thrift's binary protocol, without a frame"),
                new Start("8221", "the start of a call in Thrift's compact protocol"),
                new Start("8241", "the start of a reply in Thrift's compact protocol"),
                new Start("0FFF", "the magic number of Thrift's header transport"),
                new Start("CAFEBABE", "a class file"),
                new Start("4F626A01", "an Avro container file"),
                new Start("4F626A", "`Obj`: an Avro container file"),
                new Start("C301", "a single object of Avro: a fingerprint of the schema follows"),
                new Start("3A290A", "`:)` and a line feed: Smile"),
                new Start("D9D9F7", "the tag of self-described CBOR"),
                new Start("E00100EA", "Ion, binary"),
                new Start("4802", "the start of a message of Hessian 2"),
                new Start("4D7400", "a map or object of Hessian 1"),
                new Start("50415231", "`PAR1`: a Parquet file"),
                new Start("4F5243", "`ORC`: an ORC file"),
                new Start("53514C69", "`SQLi`: a database of SQLite"),
                new Start("25504446", "`%PDF`: a PDF file"),
                new Start("89504E47", "a PNG image"),
                new Start("FFD8FF", "a JPEG image"),
                new Start("7F454C46", "an ELF file"),
                new Start("D0CF11E0", "an old Office document"),
                new Start("8002", "Python's pickle"),
                new Start("8003", "Python's pickle"),
                new Start("8004", "Python's pickle"),
                new Start(
                        "0100",
                        "perhaps Kryo: 01, 00 or 01 and a name are an object whose class is written by its name"),
                new Start("0A", "a line feed, or field 1 with a length of protobuf"),
                new Start("08", "perhaps field 1, a number, of protobuf"),
                new Start("12", "perhaps field 2 with a length of protobuf"),
                new Start("80", "perhaps a map of MessagePack, or the version of Thrift's binary protocol"));
    }

    private static List<Start> fillings() {
        return List.of(
                new Start(
                        "00000000",
                        "zeros: an empty page, a file that was made larger than what was written, or a buffer that was not filled"),
                new Start("FFFFFFFF", "-1: a length that stands for null, or erased storage"),
                new Start(
                        "000000",
                        "a small number: a length that was written before the data, or the magic byte and schema id of a registry"),
                new Start(
                        "0000",
                        "a small number: a length that was written before the data, or the magic byte and schema id of a registry"),
                new Start(
                        "00",
                        "a zero: a length, an empty value, or the magic byte of a schema registry is before the data"),
                new Start("74", "TC_STRING: a string of a Java serialization stream without the header before it"),
                new Start(
                        "77",
                        "TC_BLOCKDATA: primitive data of a Java serialization stream without the header before it"),
                new Start("20", "a blank: text"),
                new Start("0D", "a carriage return: text"));
    }
}
