package dev.hexplain.decode.files;

import static dev.hexplain.decode.files.FileFact.big;
import static dev.hexplain.decode.files.FileFact.hex;
import static dev.hexplain.decode.files.FileFact.little;
import static dev.hexplain.decode.files.FileFact.octet;
import static dev.hexplain.decode.files.FileFact.text;
import static dev.hexplain.decode.files.FileFact.zeros;

import dev.hexplain.bytes.PlainText;
import dev.hexplain.bytes.Source;
import java.util.List;

/** What operating systems keep: disks, boot files, traces, secrets. */
final class SystemKinds {
    static final List<FileKind> ALL = List.of(
            FileKind.of("an XFS file system", "`xfs_db`, or mount it", "", text(0, "XFSB"), big(4, 4, 512, 1 << 16)),
            FileKind.of(
                    "a Btrfs file system",
                    "`btrfs inspect-internal`, or mount it",
                    "filesystem/btrfs_stream",
                    text(65600, "_BHRfS_M"),
                    zeros(65588, 4)),
            FileKind.of(
                    "an HFS+ file system", "mount it", "", text(1024, "H+", "HX"), big(2, 1026, 4, 5), zeros(0, 16)),
            FileKind.of(
                    "an APFS container", "mount it", "filesystem/apfs", text(32, "NXSB"), little(4, 36, 4096, 1 << 16)),
            FileKind.of("an exFAT file system", "mount it", "", text(3, "EXFAT   "), hex(510, "55AA")),
            FileKind.of(
                    "a swap area of Linux",
                    "nothing: it is memory",
                    "",
                    text(4086, "SWAPSPACE2"),
                    little(4, 1024, 1, 1)),
            FileKind.of("a physical volume of LVM", "`pvdisplay`", "", text(512, "LABELONE"), text(536, "LVM2 001")),
            FileKind.of(
                    "a disk with a partition table (MBR)",
                    "`fdisk -l`",
                    "filesystem/mbr_partition_table",
                    hex(510, "55AA"),
                    SystemKinds::hasPartitions),
            FileKind.of("an image of EnCase (EWF)", "`ewfinfo`", "", hex(0, "455646090D0AFF00"), octet(8, 1, 1)),
            FileKind.of("a kernel of Linux (bzImage)", "`file`", "", hex(510, "55AA"), text(514, "HdrS")),
            FileKind.of(
                    "a kernel or ramdisk of U-Boot",
                    "`dumpimage -l`",
                    "linux/uimage",
                    hex(0, "27051956"),
                    octet(28, 0, 30),
                    octet(31, 0, 7)),
            FileKind.of("a device tree", "`fdtdump`", "linux/dtb", hex(0, "D00DFEED"), big(4, 20, 2, 17)),
            FileKind.of("a recording of perf", "`perf report`", "", text(0, "PERFILE2"), little(4, 8, 64, 512)),
            FileKind.of(
                    "a compiled terminal description",
                    "`infocmp`",
                    "",
                    hex(0, "1A01", "1E02"),
                    little(2, 2, 2, 512),
                    little(2, 4, 0, 60),
                    little(2, 6, 0, 60),
                    SystemKinds::endsNames),
            FileKind.of("a prefetch file of Windows", "a forensic program", "", text(4, "SCCA"), little(4, 0, 17, 31)),
            FileKind.of("a packed prefetch file of Windows", "a forensic program", "", hex(0, "4D414D04"), zeros(7, 1)),
            FileKind.of(
                    ".DS_Store of macOS, the view of a folder",
                    "the Finder",
                    "macos/ds_store",
                    hex(0, "00000001"),
                    text(4, "Bud1")),
            FileKind.of(
                    "debug symbols of Windows (PDB)",
                    "a debugger",
                    "",
                    text(0, "Microsoft C/C++ MSF 7.00"),
                    hex(24, "0D0A1A4453")),
            FileKind.of(
                    "a key store of Bouncy Castle (BKS)",
                    "`keytool` with its provider",
                    "",
                    hex(0, "0000000100000014", "0000000200000014"),
                    big(4, 28, 1, 1 << 20)),
            FileKind.of(
                    "Java archive data packed by Pack200",
                    "`unpack200`",
                    "",
                    hex(0, "CAFED00D"),
                    octet(4, 0, 10),
                    octet(5, 150, 171)),
            FileKind.of("an image of ART (Android)", "`oatdump`", "", text(0, "art\n"), digitsAndZero()),
            FileKind.of("verified code of Android (VDEX)", "`vdexExtractor`", "", text(0, "vdex"), digitsAndZero()),
            FileKind.of(
                    "a KeePass database",
                    "a password manager",
                    "",
                    hex(0, "03D9A29A"),
                    hex(4, "65FB4BB5", "66FB4BB5", "67FB4BB5")),
            FileKind.of(
                    "data encrypted by OpenSSL",
                    "`openssl enc -d`",
                    "",
                    text(0, "Salted__"),
                    source -> source.length() > 16 && source.length() % 8 == 0),
            FileKind.of(
                    "an OpenPGP public key",
                    "`gpg --show-keys`",
                    "",
                    hex(0, "98", "99"),
                    octet(3, 4, 4),
                    octet(8, 1, 22),
                    SystemKinds::leadsToPacket),
            FileKind.of("a swap file of Vim", "`vim -r`", "", text(0, "b0VIM "), FileFact.digits(6, 1)),
            FileKind.of("metadata of a Rust library", "`rustc`", "", text(0, "rust"), zeros(4, 3)),
            FileKind.of("a table of ICU", "`icupkg -l`", "", hex(2, "DA27"), little(2, 4, 20, 20)),
            FileKind.of("data encrypted by age", "`age -d`", "", text(0, "age-encryption.org/v1\n"), text(22, "-> ")),
            FileKind.of("a file of LZMA", "`xz --format=lzma -d`", "", hex(0, "5D0000"), hex(5, "FFFFFFFFFFFFFFFF")),
            FileKind.of("a file of compress (.Z)", "`uncompress`", "", hex(0, "1F9D90"), SystemKinds::beginsWithByte));

    private SystemKinds() {}

    private static FileFact digitsAndZero() {
        FileFact digits = FileFact.digits(4, 3);
        FileFact zero = zeros(7, 1);
        return source -> digits.in(source) && zero.in(source);
    }

    /** Four entries, each marked as bootable or not, the first of which has a type, a first sector and a size. */
    private static boolean hasPartitions(Source source) {
        boolean marked = true;
        for (int entry = 446; entry < 510; entry += 16) {
            marked &= (source.u1(entry) & 0x7F) == 0;
        }
        return marked
                && source.u1(450) != 0
                && FileFact.little(source, 454, 4) > 0
                && FileFact.little(source, 458, 4) > 0;
    }

    /** The names of a terminal are printable, and end with a zero. */
    private static boolean endsNames(Source source) {
        long size = FileFact.holds(source, 2, 2) ? FileFact.little(source, 2, 2) : 0;
        return size > 1
                && FileFact.has(source, 12 + size - 1, new byte[1])
                && PlainText.isPrintable(source.window(), 12, 12 + size - 1);
    }

    /** The length of an OpenPGP key leads to the packet behind it: a name, a signature, or a key below it. */
    private static boolean leadsToPacket(Source source) {
        long next = FileFact.holds(source, 1, 2) ? 3 + FileFact.big(source, 1, 2) : 0;
        return FileFact.holds(source, next, 1) && (source.u1(next) & 0x80) != 0;
    }

    /** The first code of nine bits is a byte of its own. */
    private static boolean beginsWithByte(Source source) {
        return source.length() > 4 && (source.u1(4) & 1) == 0;
    }
}
