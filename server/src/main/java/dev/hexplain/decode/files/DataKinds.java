package dev.hexplain.decode.files;

import static dev.hexplain.decode.files.FileFact.big;
import static dev.hexplain.decode.files.FileFact.fromEnd;
import static dev.hexplain.decode.files.FileFact.hex;
import static dev.hexplain.decode.files.FileFact.little;
import static dev.hexplain.decode.files.FileFact.octet;
import static dev.hexplain.decode.files.FileFact.soon;
import static dev.hexplain.decode.files.FileFact.text;
import static dev.hexplain.decode.files.FileFact.zeros;

import dev.hexplain.bytes.Source;
import java.util.List;

/** What stores, clusters and analyses keep: tables, logs, backups, measurements, models. */
final class DataKinds {
    static final List<FileKind> ALL = List.of(
            FileKind.of(
                    "a table of RocksDB",
                    "`sst_dump`",
                    "",
                    fromEnd(8, "\u00f7\u00cf\u00f4\u0085\u00b7A\u00e2\u0088"),
                    DataKinds::hasRocksVersion),
            FileKind.of(
                    "a manifest of LevelDB or RocksDB",
                    "`ldb manifest_dump`",
                    "",
                    octet(6, 1, 1),
                    text(9, "leveldb.BytewiseComparator", "rocksdb.")),
            FileKind.of(
                    "a file of HBase (HFile)",
                    "`hbase hfile`",
                    "",
                    text(0, "DATABLK*", "DATABLKE"),
                    big(4, 8, 1, 1 << 28),
                    big(4, 12, 1, 1 << 28)),
            FileKind.of(
                    "a sequence file of Hadoop",
                    "`hadoop fs -text`",
                    "",
                    text(0, "SEQ"),
                    octet(3, 4, 6),
                    text(5, "org.", "com.", "java.", "io.", "net.", "dev.")),
            FileKind.of(
                    "a stream of Arrow",
                    "a program with Arrow",
                    "",
                    hex(0, "FFFFFFFF"),
                    zeros(7, 1),
                    hex(8, "10000000")),
            FileKind.of("a Feather file", "a program with Arrow", "", text(0, "FEA1"), fromEnd(4, "FEA1")),
            FileKind.of("a snapshot of ZooKeeper", "`zkSnapShotToolkit.sh`", "", text(0, "ZKSN"), big(4, 4, 2, 2)),
            FileKind.of("a transaction log of ZooKeeper", "`zkTxnLogToolkit.sh`", "", text(0, "ZKLG"), big(4, 4, 2, 2)),
            FileKind.of("a bolt database (etcd)", "`bbolt`", "", hex(16, "EDDA0CED"), little(4, 20, 2, 2)),
            FileKind.of("an index of Prometheus", "`promtool tsdb`", "", hex(0, "BAAAD700"), octet(4, 1, 2)),
            FileKind.of("chunks of Prometheus", "`promtool tsdb`", "", hex(0, "85BD40DD"), octet(4, 1, 2), zeros(5, 3)),
            FileKind.of("a binary log of MySQL", "`mysqlbinlog`", "", hex(0, "FE62696E"), octet(8, 15, 15)),
            FileKind.of(
                    "a backup of PostgreSQL (pg_dump)",
                    "`pg_restore -l`",
                    "",
                    text(0, "PGDMP"),
                    octet(5, 1, 1),
                    octet(6, 0, 20)),
            FileKind.of(
                    "a backup of MongoDB (mongodump)", "`mongorestore --archive`", "", hex(0, "6DE29981"), zeros(7, 1)),
            FileKind.of(
                    "a table of WiredTiger (MongoDB)",
                    "`wt`",
                    "",
                    hex(0, "41D80100"),
                    little(2, 4, 1, 2),
                    little(2, 6, 0, 2)),
            FileKind.of(
                    "an index of a write-ahead log of SQLite (shm)",
                    "`sqlite3`, beside its database",
                    "",
                    hex(0, "18E22D00", "002DE218"),
                    zeros(4, 4)),
            FileKind.of(
                    "a dBase table",
                    "a spreadsheet program",
                    "database/dbf",
                    octet(0, 0x03, 0xF5),
                    octet(2, 1, 12),
                    octet(3, 1, 31),
                    zeros(12, 2),
                    DataKinds::hasDbaseFields),
            FileKind.of(
                    "a shapefile",
                    "a geographic information system",
                    "geospatial/shapefile_main",
                    hex(0, "0000270A"),
                    little(4, 28, 1000, 1000)),
            FileKind.of("a GRIB file", "`grib_dump`", "", text(0, "GRIB"), octet(7, 1, 2), fromEnd(4, "7777")),
            FileKind.of("a BUFR file", "`bufr_dump`", "", text(0, "BUFR"), octet(7, 0, 4), fromEnd(4, "7777")),
            FileKind.of("a LAS point cloud", "`pdal info`", "", text(0, "LASF"), octet(24, 1, 1), octet(25, 0, 4)),
            FileKind.of("an OpenStreetMap extract (PBF)", "`osmium`", "", zeros(0, 3), text(6, "OSMHeader")),
            FileKind.of(
                    "a table of SAS",
                    "a statistics program",
                    "",
                    zeros(0, 12),
                    hex(12, "C2EA8160B31411CFBD92080009C7318C")),
            FileKind.of("a table of SPSS", "a statistics program", "", text(0, "$FL2", "$FL3"), text(4, "@(#)")),
            FileKind.of(
                    "a table of Stata", "a statistics program", "", text(0, "<stata_dta><header>"), soon("<release>")),
            FileKind.of(
                    "a MATLAB 7.3 file",
                    "MATLAB, or `h5dump`",
                    "",
                    text(0, "MATLAB 7.3 MAT-file"),
                    hex(512, "894844460D0A1A0A")),
            FileKind.of(
                    "weights of a model (safetensors)",
                    "a program with safetensors",
                    "",
                    zeros(4, 4),
                    text(8, "{\""),
                    soon("\"dtype\"")),
            FileKind.of(
                    "a Python pickle of protocol 2 or 3",
                    "`python -m pickletools`; never load one of others",
                    "",
                    hex(0, "8002", "8003"),
                    hex(2, "7D7100", "5D7100", "5D2871", "287D71", "285D71", "63", "58", "4E2E"),
                    fromEnd(1, ".")),
            FileKind.of(
                    "a Python pickle of protocol 0 or 1",
                    "`python -m pickletools`; never load one of others",
                    "",
                    text(0, "}q\0", "]q\0", "(dp0\n", "(lp0\n", "(dp1\n", "(lp1\n", "ccopy_reg\n_reconstructor\n"),
                    fromEnd(1, ".")),
            FileKind.of("execution data of JaCoCo", "`jacococli report`", "", hex(0, "01C0C0"), hex(3, "1006", "1007")),
            FileKind.of(
                    "a portable heap dump of OpenJ9",
                    "a heap analyzer",
                    "",
                    hex(0, "0012"),
                    text(2, "portable heap dump")));

    private DataKinds() {}

    /** The footer's version is before its signature. */
    private static boolean hasRocksVersion(Source source) {
        return FileFact.holds(source, source.length() - 12, 4)
                && FileFact.isBetween(FileFact.little(source, source.length() - 12, 4), 0, 7);
    }

    /** The header has 32 bytes and 32 for each field, and a mark behind them. */
    private static boolean hasDbaseFields(Source source) {
        if (!FileFact.holds(source, 8, 4)) {
            return false;
        }
        long header = FileFact.little(source, 8, 2);
        return header >= 65
                && FileFact.little(source, 10, 2) > 1
                && (header % 32 == 1 || header % 32 == 8)
                && (FileFact.has(source, header - 1, new byte[] {0x0D})
                        || FileFact.has(source, header - 264, new byte[] {0x0D}));
    }
}
