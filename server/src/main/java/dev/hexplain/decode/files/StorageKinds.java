package dev.hexplain.decode.files;

import static dev.hexplain.decode.files.FileFact.big;
import static dev.hexplain.decode.files.FileFact.digits;
import static dev.hexplain.decode.files.FileFact.fromEnd;
import static dev.hexplain.decode.files.FileFact.hex;
import static dev.hexplain.decode.files.FileFact.little;
import static dev.hexplain.decode.files.FileFact.octet;
import static dev.hexplain.decode.files.FileFact.soon;
import static dev.hexplain.decode.files.FileFact.text;
import static dev.hexplain.decode.files.FileFact.zeros;

import dev.hexplain.bytes.Source;
import java.util.List;

/** Databases, tables, archives and disks. */
final class StorageKinds {
    static final List<FileKind> ALL = List.of(
            FileKind.of(
                    "an SQLite database",
                    "`sqlite3`",
                    "database/sqlite3",
                    hex(0, "53514C69746520666F726D6174203300"),
                    hex(21, "402020")),
            FileKind.of(
                    "a write-ahead log of SQLite",
                    "`sqlite3`, beside its database",
                    "",
                    hex(0, "377F0682", "377F0683"),
                    big(4, 4, 3007000, 3007000)),
            FileKind.of(
                    "a rollback journal of SQLite",
                    "`sqlite3`, beside its database",
                    "",
                    hex(0, "D9D505F920A163D7"),
                    big(4, 20, 512, 65536)),
            FileKind.of(
                    "a table of LevelDB",
                    "`ldb`",
                    "",
                    fromEnd(8, "W\u00fb\u0080\u008b$uG\u00db"),
                    StorageKinds::hasLevelDbHandles),
            FileKind.of("an LMDB database", "`mdb_stat`", "", hex(16, "DEC0EFBE"), little(4, 20, 1, 1)),
            FileKind.of(
                    "a Berkeley DB database",
                    "`db_dump`",
                    "",
                    hex(12, "62310500", "61150600", "53220400"),
                    little(4, 16, 4, 10)),
            FileKind.of(
                    "a GNU dbm database",
                    "`gdbm_dump`",
                    "",
                    hex(0, "CE9A5713", "CF9A5713", "CD9A5713"),
                    little(4, 4, 512, 1 << 16)),
            FileKind.of("an H2 database", "the H2 console", "", text(0, "H:2,block:", "H:3,block:"), soon("chunk:")),
            FileKind.of(
                    "a file of a Lucene index",
                    "Luke",
                    "",
                    hex(0, "3FD76C17"),
                    octet(4, 4, 0x7F),
                    octet(5, 0x41, 0x7A),
                    octet(6, 0x41, 0x7A),
                    octet(7, 0x41, 0x7A)),
            FileKind.of("a snapshot of Redis (RDB)", "`redis-check-rdb`", "", text(0, "REDIS"), digits(5, 4)),
            FileKind.of(
                    "an Access database",
                    "Access, or `mdb-tables`",
                    "",
                    hex(0, "00010000"),
                    text(4, "Standard Jet DB", "Standard ACE DB")),
            FileKind.of("an HDF5 file", "`h5dump`", "", hex(0, "894844460D0A1A0A"), octet(8, 0, 3)),
            FileKind.of(
                    "a NetCDF file",
                    "`ncdump`",
                    "",
                    hex(0, "43444601", "43444602", "43444605"),
                    hex(8, "0000000A", "00000000")),
            FileKind.of("a Parquet file", "DuckDB, or `parquet-tools`", "", text(0, "PAR1"), fromEnd(4, "PAR1")),
            FileKind.of("an ORC file", "`orc-contents`", "", text(0, "ORC"), fromEnd(4, "ORC")),
            FileKind.of("an Arrow file", "a program with Arrow", "", hex(0, "4152524F57310000"), fromEnd(6, "ARROW1")),
            FileKind.of("a NumPy array", "NumPy", "", hex(0, "934E554D5059"), octet(6, 1, 3), octet(7, 0, 0)),
            FileKind.of("a MATLAB file", "MATLAB, or SciPy", "", text(0, "MATLAB 5.0 MAT-file"), text(126, "IM", "MI")),
            FileKind.of(
                    "a Python pickle",
                    "`python -m pickletools`; never load one of others",
                    "",
                    hex(0, "800495", "800595"),
                    zeros(8, 3),
                    fromEnd(1, ".")),
            FileKind.of("a GGUF model", "a program with GGML", "", text(0, "GGUF"), little(4, 4, 1, 4)),
            FileKind.of("a 7z archive", "7-Zip", "", hex(0, "377ABCAF271C"), octet(6, 0, 0)),
            FileKind.of("a RAR archive", "`unrar`", "archive/rar", hex(0, "526172211A07"), hex(6, "00", "0100")),
            FileKind.of("a cabinet of Windows", "`cabextract`", "", hex(0, "4D53434600000000"), hex(24, "0301")),
            FileKind.of(
                    "an LZH archive",
                    "an archive program",
                    "archive/lzh",
                    text(2, "-lh", "-lz"),
                    text(6, "-"),
                    octet(20, 0, 3)),
            FileKind.of("an ACE archive", "an archive program", "", text(7, "**ACE**"), octet(4, 0, 0)),
            FileKind.of("a xar archive", "`xar`", "archive/xar", text(0, "xar!"), big(2, 4, 28, 64), big(2, 6, 0, 1)),
            FileKind.of(
                    "an RPM package", "`rpm -qpl`", "archive/rpm", hex(0, "EDABEEDB"), octet(4, 3, 4), big(2, 6, 0, 1)),
            FileKind.of("a cpio archive", "`cpio -t`", "", text(0, "07070"), text(5, "1", "2", "7"), digits(6, 1)),
            FileKind.of("an xz file", "`xz -d`", "", hex(0, "FD377A585A00"), octet(6, 0, 0), octet(7, 0, 15)),
            FileKind.of("an lzip file", "`lzip -d`", "", text(0, "LZIP"), octet(4, 1, 1), octet(5, 0x0C, 0xFD)),
            FileKind.of("an lzop file", "`lzop -d`", "", hex(0, "894C5A4F000D0A1A0A"), octet(9, 0, 0x20)),
            FileKind.of(
                    "a VMware disk", "`qemu-img info`", "filesystem/vmware_vmdk", text(0, "KDMV"), little(4, 4, 1, 3)),
            FileKind.of("a Hyper-V disk (VHDX)", "`qemu-img info`", "", text(0, "vhdx"), text(4, "file")),
            FileKind.of("a virtual disk (VHD)", "`qemu-img info`", "", text(0, "conectix"), hex(12, "00010000")),
            FileKind.of("a QEMU disk (QCOW)", "`qemu-img info`", "", hex(0, "514649FB"), big(4, 4, 1, 3)),
            FileKind.of("a VirtualBox disk", "`qemu-img info`", "filesystem/vdi", text(0, "<<< "), hex(64, "7F10DABE")),
            FileKind.of(
                    "an ISO 9660 image",
                    "`isoinfo`, or mount it",
                    "filesystem/iso9660",
                    text(32769, "CD001"),
                    octet(32774, 1, 1)),
            FileKind.of("a SquashFS image", "`unsquashfs -l`", "", text(0, "hsqs"), little(2, 28, 4, 4)),
            FileKind.of(
                    "an ext2, ext3 or ext4 file system",
                    "`debugfs`, or mount it",
                    "filesystem/ext2",
                    hex(1080, "53EF"),
                    little(2, 1082, 1, 7),
                    little(2, 1084, 1, 3),
                    little(4, 1100, 0, 1)),
            FileKind.of("an NTFS file system", "`ntfsinfo`, or mount it", "", text(3, "NTFS    "), hex(510, "55AA")),
            FileKind.of(
                    "a FAT file system",
                    "`mdir`, or mount it",
                    "filesystem/vfat",
                    hex(510, "55AA"),
                    text(54, "FAT12   ", "FAT16   ")),
            FileKind.of(
                    "a FAT32 file system",
                    "`mdir`, or mount it",
                    "filesystem/vfat",
                    hex(510, "55AA"),
                    text(82, "FAT32   ")),
            FileKind.of(
                    "a disk with a GUID partition table",
                    "`gdisk -l`",
                    "filesystem/gpt_partition_table",
                    text(512, "EFI PART"),
                    hex(520, "00000100")),
            FileKind.of(
                    "a LUKS volume",
                    "`cryptsetup luksDump`",
                    "filesystem/luks",
                    hex(0, "4C554B53BABE"),
                    big(2, 6, 1, 2)),
            FileKind.of("a disk image of macOS", "`hdiutil`", "", fromEnd(512, "koly"), StorageKinds::hasKolyVersion),
            FileKind.of("a torrent", "a BitTorrent client", "", text(0, "d8:announce"), soon("4:info")));

    private StorageKinds() {}

    /** The footer begins with two block handles and ends with zeros that fill it up to 40 bytes. */
    private static boolean hasLevelDbHandles(Source source) {
        return FileFact.has(source, source.length() - 16, new byte[8]);
    }

    private static boolean hasKolyVersion(Source source) {
        return FileFact.big(source, source.length() - 508, 4) == 4;
    }
}
