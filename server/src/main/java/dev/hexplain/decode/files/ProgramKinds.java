package dev.hexplain.decode.files;

import static dev.hexplain.decode.files.FileFact.big;
import static dev.hexplain.decode.files.FileFact.digits;
import static dev.hexplain.decode.files.FileFact.hex;
import static dev.hexplain.decode.files.FileFact.little;
import static dev.hexplain.decode.files.FileFact.octet;
import static dev.hexplain.decode.files.FileFact.pointsTo;
import static dev.hexplain.decode.files.FileFact.text;
import static dev.hexplain.decode.files.FileFact.zeros;

import dev.hexplain.bytes.Source;
import java.util.List;

/** Programs, and what their development and running leave behind. */
final class ProgramKinds {
    static final List<FileKind> ALL = List.of(
            FileKind.of(
                    "a Java class file",
                    "`javap -v`",
                    "executable/java_class",
                    hex(0, "CAFEBABE"),
                    big(2, 6, 45, 120),
                    big(2, 8, 2, 0xFFFF)),
            FileKind.of(
                    "a universal Mach-O program",
                    "`otool`",
                    "executable/mach_o_fat",
                    hex(0, "CAFEBABE"),
                    big(4, 4, 1, 30),
                    hex(8, "00000007", "01000007", "0000000C", "0100000C", "00000012", "01000012")),
            FileKind.of(
                    "a Mach-O program",
                    "`otool`",
                    "executable/mach_o",
                    hex(0, "CEFAEDFE", "CFFAEDFE"),
                    little(4, 12, 1, 12)),
            FileKind.of(
                    "a Mach-O program",
                    "`otool`",
                    "executable/mach_o",
                    hex(0, "FEEDFACE", "FEEDFACF"),
                    big(4, 12, 1, 12)),
            FileKind.of(
                    "an ELF program or library",
                    "`readelf -a`",
                    "executable/elf",
                    hex(0, "7F454C46"),
                    octet(4, 1, 2),
                    octet(5, 1, 2),
                    octet(6, 1, 1)),
            FileKind.of(
                    "a Windows program or library (PE)",
                    "`objdump -x`",
                    "executable/microsoft_pe",
                    text(0, "MZ"),
                    pointsTo(60, "50450000")),
            FileKind.of(
                    "a WebAssembly module",
                    "`wasm-objdump -x`",
                    "",
                    hex(0, "0061736D"),
                    hex(4, "01000000", "0D000100")),
            FileKind.of(
                    "an Android DEX file",
                    "`dexdump`",
                    "executable/dex",
                    hex(0, "6465780A"),
                    digits(4, 3),
                    hex(40, "78563412", "12345678")),
            FileKind.of("compiled Lua", "`luac -l`", "", hex(0, "1B4C7561"), octet(4, 0x50, 0x54), octet(5, 0, 0)),
            FileKind.of(
                    "compiled Python",
                    "`python -m dis`",
                    "",
                    hex(2, "0D0A"),
                    little(2, 0, 3390, 3800),
                    little(4, 4, 0, 3),
                    hex(16, "E3", "63")),
            FileKind.of(
                    "compiled Python",
                    "`python -m dis`",
                    "",
                    hex(2, "0D0A"),
                    little(2, 0, 3190, 3379),
                    hex(12, "E3", "63")),
            FileKind.of("compiled Python", "`python2 -m dis`", "", hex(0, "03F30D0A"), hex(8, "63")),
            FileKind.of("LLVM bitcode", "`llvm-dis`", "", hex(0, "4243C0DE"), hex(4, "3514")),
            FileKind.of("a Debian package", "`dpkg-deb`", "", text(0, "!<arch>\n"), text(8, "debian-binary")),
            FileKind.of("a static library (ar)", "`ar t`", "", text(0, "!<arch>\n"), text(66, "`\n")),
            FileKind.of("a JMOD file", "`jmod list`", "", text(0, "JM"), hex(2, "0100504B0304")),
            FileKind.of("an image of Java modules", "`jimage list`", "", hex(0, "DADAFECA"), hex(4, "00000100")),
            FileKind.of(
                    "a recording of the JDK Flight Recorder",
                    "`jfr print`, or JDK Mission Control",
                    "",
                    hex(0, "464C5200"),
                    big(2, 4, 0, 3),
                    big(2, 6, 0, 9)),
            FileKind.of(
                    "a heap dump of the JVM (HPROF)",
                    "a heap analyser such as Eclipse MAT",
                    "",
                    text(0, "JAVA PROFILE 1.0."),
                    hex(19, "00000004", "00000008")),
            FileKind.of(
                    "a class data archive of the JVM",
                    "`java -XX:SharedArchiveFile`",
                    "",
                    hex(0, "A2AB0BF0", "A3AB0BF0"),
                    little(4, 8, 1, 100)),
            FileKind.of(
                    "performance counters of the JVM",
                    "`jstat`",
                    "",
                    hex(0, "CAFEC0C0"),
                    octet(4, 0, 1),
                    octet(5, 2, 2)),
            FileKind.of("a Java key store (JKS)", "`keytool -list`", "", hex(0, "FEEDFEED"), big(4, 4, 1, 2)),
            FileKind.of("a Java key store (JCEKS)", "`keytool -list`", "", hex(0, "CECECECE"), big(4, 4, 1, 2)),
            FileKind.of(
                    "a PKCS #12 key store", "`keytool -list`", "", hex(0, "3082"), hex(4, "0201033082", "0201033080")),
            FileKind.of(
                    "a DER certificate, key or signed message",
                    "`openssl asn1parse -inform DER`",
                    "",
                    hex(0, "3082"),
                    ProgramKinds::isWholeSequence),
            FileKind.of(
                    "a DER certificate, key or signed message",
                    "`openssl asn1parse -inform DER`",
                    "",
                    hex(0, "3081"),
                    ProgramKinds::isWholeSequence),
            FileKind.of("compiled Erlang (BEAM)", "`beam_lib`", "", text(0, "FOR1"), text(8, "BEAM")),
            FileKind.of(
                    "a binary XML file of Android", "`aapt dump xmltree`", "", hex(0, "03000800"), hex(8, "01001C00")),
            FileKind.of(
                    "a table of Android resources",
                    "`aapt dump resources`",
                    "",
                    hex(0, "02000C00"),
                    hex(12, "01001C00"),
                    little(4, 8, 0, 1 << 16)),
            FileKind.of(
                    "a Windows minidump",
                    "WinDbg",
                    "windows/windows_minidump",
                    text(0, "MDMP"),
                    little(2, 4, 0xA793, 0xA793)),
            FileKind.of("a crash dump of Windows", "WinDbg", "", text(0, "PAGE"), text(4, "DU64", "DUMP")),
            FileKind.of(
                    "a Windows registry hive",
                    "a registry viewer",
                    "windows/regf",
                    text(0, "regf"),
                    little(4, 20, 1, 1)),
            FileKind.of(
                    "a Windows event log (EVTX)",
                    "an event log viewer",
                    "",
                    hex(0, "456C6646696C6500"),
                    little(2, 38, 3, 3)),
            FileKind.of(
                    "a Windows shortcut",
                    "a shortcut parser",
                    "windows/windows_lnk_file",
                    hex(0, "4C000000"),
                    hex(4, "0114020000000000C000000000000046")),
            FileKind.of("a git pack", "`git verify-pack -v`", "", text(0, "PACK"), big(4, 4, 2, 3)),
            FileKind.of("an index of a git pack", "`git show-index`", "", hex(0, "FF744F63"), big(4, 4, 2, 2)),
            FileKind.of("a compiled magic database", "`file -C`", "", hex(0, "1C041EF1"), little(4, 4, 5, 100)),
            FileKind.of("an index of git", "`git ls-files --stage`", "", text(0, "DIRC"), big(4, 4, 2, 4)),
            FileKind.of(
                    "compiled translations (gettext)",
                    "`msgunfmt`",
                    "database/gettext_mo",
                    hex(0, "DE120495"),
                    little(4, 4, 0, 1)),
            FileKind.of("a time zone file", "`zdump`", "", text(0, "TZif"), zeros(5, 15)),
            FileKind.of("a binary property list", "`plutil -p`", "", text(0, "bplist"), text(6, "00", "01", "15")),
            FileKind.of("a journal of systemd", "`journalctl --file`", "", text(0, "LPKSHHRH"), zeros(17, 7)),
            FileKind.of("a snoop capture", "Wireshark", "", hex(0, "736E6F6F70000000"), big(4, 8, 2, 2)));

    private ProgramKinds() {}

    /** A sequence that is the whole file, of a sequence, a number or the name of an algorithm first (X.690, 8.1.3). */
    private static boolean isWholeSequence(Source source) {
        int size = FileFact.holds(source, 0, 8) ? source.u1(1) & 0x7F : 0;
        long first = 2L + size;
        return size > 0
                && size <= 2
                && FileFact.big(source, 2, size) == source.length() - first
                && switch (source.u1(first)) {
                    case 0x30 -> (source.u1(first + 1) & 0x80) != 0;
                    case 0x02 -> source.u1(first + 1) == 1;
                    case 0x06 -> source.u1(first + 1) < 12;
                    default -> false;
                };
    }
}
