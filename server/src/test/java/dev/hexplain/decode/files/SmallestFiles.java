package dev.hexplain.decode.files;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.ByteArrayOutputStream;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The beginning of a small file of each kind, as the kind's specification has it: hexadecimal digits, texts in quotes, and
 * zeros up to an offset. The program {@code file} and files of other programs agree with what they are.
 */
final class SmallestFiles {
    private static final Pattern PART = Pattern.compile("'[^']*'|\\S+");

    private static final String TABLE = """
            a PNG image | 89 'PNG' 0D0A1A0A 0000000D 'IHDR' 00000001 00000001 08 06 000000
            an MNG animation | 8A 'MNG' 0D0A1A0A 0000001C 'MHDR' 00000001 00000001 00000064
            a JNG image | 8B 'JNG' 0D0A1A0A 00000010 'JHDR' 00000001 00000001
            a JPEG image | FFD8 FFE0 0010 'JFIF' 00 0101 00 0048 0048 0000 FFDB 0043
            a JPEG 2000 image | 0000000C 'jP  ' 0D0A870A 00000014 'ftyp' 'jp2 ' 00000000 'jp2 '
            a JPEG 2000 codestream | FF4F FF51 002F 0000 00000010 00000010
            a JPEG XL image | 0000000C 'JXL ' 0D0A870A 00000014 'ftyp' 'jxl ' 00000000 'jxl '
            a GIF image | 'GIF89a' 0100 0100 80 00 00
            a BMP image | 'BM' 3A000000 0000 0000 36000000 28000000 01000000 01000000 0100 1800 00000000
            a TIFF image | 'II' 2A00 08000000 0100 0001 0300 01000000
            a TIFF image | 'MM' 002A 00000008 0001 0100 0003 00000001
            a BigTIFF image | 'II' 2B00 0800 0000 1000000000000000
            a WebP image | 'RIFF' 1A000000 'WEBP' 'VP8L' 0D000000 2F00000000
            a Windows icon | 0000 0100 0100 10 10 00 00 0100 2000 28010000 16000000 28000000
            a Windows cursor | 0000 0200 0100 10 10 00 00 0000 0000 28010000 16000000 28000000
            an Apple icon | 'icns' 00000018 'ic07' 00000010 0000000000000000
            a Photoshop document | '8BPS' 0001 000000000000 0003 00000001 00000001 0008 0003
            a DirectDraw surface | 'DDS ' 7C000000 07100000 01000000 01000000 @76 20000000 04000000 'DXT1' @128
            an OpenEXR image | 762F3101 02000000 'channels' 00 'chlist' 00
            a Radiance HDR image | '#?RADIANCE' 0A 'FORMAT=32-bit_rle_rgbe' 0A 0A '-Y 1 +X 1' 0A
            a QOI image | 'qoif' 00000001 00000001 04 00 FE000000 0000000000000001
            a DjVu document | 'AT&TFORM' 00000010 'DJVU' 'INFO' 0000000A
            a PCX image | 0A 05 01 08 0000 0000 0000 0000 4800 4800 @65 01 0100 0100 @128
            a Windows metafile | D7CDC69A 0000 0000 0000 1000 1000 6000 00000000 B757 0100 0900 0003
            an enhanced metafile | 01000000 6C000000 @40 ' EMF' 00000100 @108
            a GIMP image | 'gimp xcf v011' 00 00000001 00000001 00000000
            a KTX texture | AB 'KTX 11' BB 0D0A1A0A 01020304 01140000 @64
            a KTX 2 texture | AB 'KTX 20' BB 0D0A1A0A 25000000 01000000 01000000 01000000 00000000 00000000 01000000 01000000 @80
            a FITS image | 'SIMPLE  =                    T' @80 'BITPIX  =                   16'
            a DICOM image | @128 'DICM' 0200 0000 'UL' 0400 B0000000
            an ICC colour profile | 00000200 'lcms' 02400000 'mntrRGB XYZ ' 07E8 0001 0001 0000 0000 0000 'acsp' 'APPL' @128
            a HEIF image | 00000018 'ftyp' 'heic' 00000000 'mif1heic'
            an AVIF image | 0000001C 'ftyp' 'avif' 00000000 'avifmif1miaf'
            an M4A sound file | 00000018 'ftyp' 'M4A ' 00000200 'M4A mp42'
            a QuickTime movie | 00000014 'ftyp' 'qt  ' 20050300 'qt  '
            a 3GPP video | 00000014 'ftyp' '3gp4' 00000200 '3gp4'
            an MP4 video | 00000018 'ftyp' 'mp42' 00000000 'mp42isom'
            a WAV sound file | 'RIFF' 24000000 'WAVE' 'fmt ' 10000000 0100 0100 44AC0000 88580100 0200 1000 'data' 00000000
            an AVI video | 'RIFF' 20000000 'AVI ' 'LIST' 14000000 'hdrl' 'avih'
            an animated cursor | 'RIFF' 30000000 'ACON' 'anih' 24000000 24000000
            an AIFF sound file | 'FORM' 0000002E 'AIFF' 'COMM' 00000012 0001
            a FLAC sound file | 'fLaC' 80 000022 1000 1000 000000 000000 0AC442F0 00000000
            an Ogg file | 'OggS' 00 02 0000000000000000 01000000 00000000 00000000 01 1E 01 'vorbis'
            an MP3 sound file with ID3 tags | 'ID3' 03 00 00 0000000A @20 FFFB9064
            an AMR sound file | '#!AMR' 0A 3C
            a MIDI file | 'MThd' 00000006 0001 0002 0060 'MTrk'
            an AU sound file | '.snd' 00000018 00000000 00000003 00001F40 00000001
            a WebM video | 1A45DFA3 9F 42868101 42F78101 42F28104 42F38108 4282 84 'webm' 42878104
            a Matroska video | 1A45DFA3 A3 42868101 42F78101 42F28104 42F38108 4282 88 'matroska' 42878104
            a Flash video | 'FLV' 01 05 00000009 00000000
            a Windows Media file | 3026B2758E66CF11A6D900AA0062CE6C 1E00000000000000 01000000 0102
            an MPEG program stream | 000001BA 44000401 00 0100 02BF F8 000001BB 000C
            an MPEG transport stream | 47400010 @188 47400011 @376 47400012 @564 47400013 @752 47400014 @940 47400015 @1128
            a Core Audio file | 'caff' 0001 0000 'desc' 0000000000000020 40E5888000000000 'lpcm'
            a Creative Voice file | 'Creative Voice File' 1A 1A00 0A01 2911
            a Blender scene | 'BLENDER-v279' 'REND'
            an FBX model | 'Kaydara FBX Binary  ' 00 1A00 E81C0000
            a Sun raster image | 59A66A95 00000010 00000010 00000020 00000400
            an SGI image | 01DA 01 01 0003 0010 0010 0004
            an IFF file of the Amiga | 'FORM' 0000001C '8SVX' 'VHDR'
            a Netpbm image | 'P6' 0A '2 1' 0A '255' 0A 010203040506
            a Flash program | 'FWS' 0A 20000000 78000550
            a PLY model | 'ply' 0A 'format ascii 1.0' 0A
            a binary STL model | 'solid' @80 01000000 00000000 00000000 0000803F @134
            an MP3 sound file | FFFB9064 00 @417 FFFB9064
            an AAC sound file (ADTS) | FFF15080 0200 FC @16 FFF15080
            a binary glTF model | 'glTF' 02000000 18000000 04000000 'JSON' '{}  '
            a PDF document | '%PDF-1.7' 0A '%' E2E3CFD3 0A
            a PostScript document | '%!PS-Adobe-3.0' 0A
            a PostScript font | 8001 10000000 '%!PS-AdobeFont-1.0: Utopia'
            an RTF document | '{\\rtf1\\ansi}'
            an Office Open XML document (Word, Excel or PowerPoint) | 504B0304 1400 0600 0800 00002100 00000000 00000000 00000000 1300 0000 '[Content_Types].xml'
            an OpenDocument file | 504B0304 1400 0000 0000 00002100 00000000 27000000 27000000 0800 0000 'mimetypeapplication/vnd.oasis.opendocument.text'
            an EPUB book | 504B0304 0A00 0000 0000 00002100 00000000 14000000 14000000 0800 0000 'mimetypeapplication/epub+zip'
            a compound file of Microsoft (Word, Excel, Outlook or an installer) | D0CF11E0A1B11AE1 @24 3E00 0300 FEFF 0900 0600 @512
            a compiled HTML help | 'ITSF' 03000000 60000000 01000000 @96
            a Mobipocket book | 'A_book' @32 0000 0000 @60 'BOOKMOBI' @78
            an Outlook mail store | '!BDN' 00000000 'SM' 1700 1300 01 01
            a TrueType font | 00010000 000A 0080 0003 0020 'OS/2'
            an OpenType font | 'OTTO' 000A 0080 0003 0020 'CFF '
            a collection of fonts | 'ttcf' 00010000 00000002 00000014
            a WOFF font | 'wOFF' 00010000 00000100 000A 0000 00000200 0001 0000 @44
            a WOFF 2 font | 'wOF2' 00010000 00000100 000A 0000 00000200 00000040 0001 0000 @48
            an Embedded OpenType font | 00010000 00F00000 01000200 00000000 @28 90010000 0000 'LP' @80
            a PCF font of X11 | 01 'fcp' 08000000 01000000 0E000000
            a Java class file | CAFEBABE 0000 0041 0010 0A00
            a universal Mach-O program | CAFEBABE 00000002 01000007 00000003 00004000
            a Mach-O program | CFFAEDFE 07000001 03000000 02000000 10000000 00050000 85002000 00000000
            a Mach-O program | FEEDFACE 00000012 00000000 00000002 0000000A 00000500
            an ELF program or library | 7F 'ELF' 02 01 01 00 0000000000000000 0200 3E00 01000000 @64
            a Windows program or library (PE) | 'MZ' @60 80000000 @128 'PE' 0000 6486 0100 @150 0200 0B02 @280
            a WebAssembly module | 00 'asm' 01000000
            an Android DEX file | 'dex' 0A '035' 00 @32 70000000 70000000 78563412 @112
            compiled Lua | 1B 'Lua' 53 00 19930D0A1A0A 04 08 08
            compiled Python | A70D 0D0A 00000000 00000000 00000000 E3 00000000
            compiled Python | 330D 0D0A B9E2FE69 C1010000 E3 00000000
            compiled Python | 03F3 0D0A 94E2FE69 63 00000000
            LLVM bitcode | 'BC' C0DE 35140000
            a Debian package | '!<arch>' 0A 'debian-binary   1200000000  0     0     100644  4         `' 0A '2.0' 0A
            a static library (ar) | '!<arch>' 0A 'a.o/            0           0     0     644     4         `' 0A '....'
            a JMOD file | 'JM' 0100 504B0304
            an image of Java modules | DADAFECA 00000100 00000000
            a recording of the JDK Flight Recorder | 'FLR' 00 0002 0001 0000000000000100
            a heap dump of the JVM (HPROF) | 'JAVA PROFILE 1.0.2' 00 00000008 00000190
            a class data archive of the JVM | A2AB0BF0 00000000 13000000 00000000
            performance counters of the JVM | CAFEC0C0 01 02 00 01 00008000
            a Java key store (JKS) | FEEDFEED 00000002 00000001
            a Java key store (JCEKS) | CECECECE 00000002 00000001
            a PKCS #12 key store | 3082 0A00 020103 3082 09C6
            a DER certificate, key or signed message | 3082 0004 3082 0000
            a DER certificate, key or signed message | 3081 06 020101 0401 07
            compiled Erlang (BEAM) | 'FOR1' 00000020 'BEAM' 'AtU8' 00000010
            a binary XML file of Android | 0300 0800 24000000 0100 1C00 1C000000
            a table of Android resources | 0200 0C00 28000000 01000000 0100 1C00 1C000000
            a Windows minidump | 'MDMP' 93A7 6150 0D000000 20000000
            a crash dump of Windows | 'PAGE' 'DU64' 0F000000
            a Windows registry hive | 'regf' 01000000 01000000 0000000000000000 01000000 05000000
            a Windows event log (EVTX) | 'ElfFile' 00 @32 80000000 0100 0300 0010 0100
            a Windows shortcut | 4C000000 0114020000000000C000000000000046 9B000800
            a git pack | 'PACK' 00000002 00000001 9A0E
            an index of a git pack | FF74 4F63 00000002 00000000
            a compiled magic database | 1C041EF1 12000000 AA3D0000
            an index of git | 'DIRC' 00000002 00000001
            compiled translations (gettext) | DE120495 00000000 01000000 1C000000
            a time zone file | 'TZif' '2' 000000000000000000000000000000 00000001
            a binary property list | 'bplist00' D1 0102
            a journal of systemd | 'LPKSHHRH' 00000000 00000000 00 00000000000000
            a snoop capture | 'snoop' 000000 00000002 00000004
            an SQLite database | 'SQLite format 3' 00 1000 01 01 00 40 20 20 00000001 @100
            a write-ahead log of SQLite | 377F0682 002DE218 00001000 00000000
            a rollback journal of SQLite | D9D505F920A163D7 00000001 12345678 00000001 00000200 00001000
            a table of LevelDB | 0000000000 00010203 0408 @37 0000000000000000 000000 57FB808B247547DB
            an LMDB database | @16 DEC0EFBE 01000000 @64
            a Berkeley DB database | 0000000000000000 00000000 62310500 09000000 00100000 @64
            a GNU dbm database | CF9A5713 00100000 0010000000000000
            an H2 database | 'H:2,block:5,blockSize:1000,chunk:4,clean:1' 0A
            a file of a Lucene index | 3FD76C17 0B 'Lucene90FieldsInfo' 00000000
            a snapshot of Redis (RDB) | 'REDIS0011' FA 09 'redis-ver'
            an Access database | 00010000 'Standard Jet DB' 00 01000000
            an HDF5 file | 89 'HDF' 0D0A1A0A 00 00 00 00 00 08 08 00
            a NetCDF file | 'CDF' 01 00000000 0000000A 00000001
            a Parquet file | 'PAR1' 15001516 08000000 'PAR1'
            an ORC file | 'ORC' 0A03 0503 'ORC' 0F
            an Arrow file | 'ARROW1' 0000 10000000 FFFFFFFF 00000000 08000000 'ARROW1'
            a NumPy array | 93 'NUMPY' 01 00 7600 7B27 'descr'
            a MATLAB file | 'MATLAB 5.0 MAT-file, Platform: GLNXA64, Created on: Mon Jan  1 00:00:00 2024' @124 0001 'IM' 0E000000
            a Python pickle | 80 04 95 0800000000000000 8C 04 'rope' 94 '.'
            a GGUF model | 'GGUF' 03000000 0000000000000000 0000000000000000
            a 7z archive | 377ABCAF271C 0004 00000000 0000000000000000
            a RAR archive | 'Rar!' 1A0701 00 33921BE5
            a cabinet of Windows | 'MSCF' 00000000 2C000000 00000000 2C000000 00000000 03 01 0100 0100
            an LZH archive | 19 00 '-lh5-' 10000000 20000000 00002158 20 00 04 'a.tx'
            an ACE archive | 0000 3100 00 0090 '**ACE**' 14 14 02
            a xar archive | 'xar!' 001C 0001 0000000000000100
            an RPM package | EDABEEDB 03 00 0000 0001 'rope-1.0'
            a cpio archive | '070701' '0000000100008180' @110
            an xz file | FD '7zXZ' 00 00 04 E6D6B446 00000000
            an lzip file | 'LZIP' 01 0C 00
            an lzop file | 89 'LZO' 000D0A1A0A 1030 2080 0940 03 05
            a VMware disk | 'KDMV' 01000000 03000000 @512
            a Hyper-V disk (VHDX) | 'vhdxfile' 'Q' 00 'E' 00
            a virtual disk (VHD) | 'conectix' 00000002 00010000 0000000000000200 @512
            a QEMU disk (QCOW) | 'QFI' FB 00000003 0000000000000000
            a VirtualBox disk | '<<< Oracle VM VirtualBox Disk Image >>>' 0A @64 7F10DABE 0100 0100 90010000
            an ISO 9660 image | @32768 01 'CD001' 01 00 @34816
            a SquashFS image | 'hsqs' 01000000 00000000 00000200 00000000 0100 1100 C000 0100 0400 0000
            an ext2, ext3 or ext4 file system | @1024 10000000 40000000 @1080 53EF 0100 0100 0000 @1100 01000000 @2048
            an NTFS file system | EB5290 'NTFS    ' 0002 08 @510 55AA
            a FAT file system | EB3C90 'MSDOS5.0' 0002 01 0100 02 E000 400B F0 0900 1200 0200 @38 29 @54 'FAT12   ' @510 55AA
            a FAT32 file system | EB5890 'MSDOS5.0' 0002 08 2000 02 0000 0000 F8 0000 @66 29 @82 'FAT32   ' @510 55AA
            a disk with a GUID partition table | @446 00000200 EEFFFFFF 01000000 FF070000 @510 55AA 'EFI PART' 00000100 5C000000 @1024
            a LUKS volume | 'LUKS' BABE 0001 'aes' @40 'xts-plain64'
            a disk image of macOS | @100 'koly' 00000004 00000200 00000001 @612
            a torrent | 'd8:announce14:udp://a.b:1234' '4:infod6:lengthi1eee'
            a table of RocksDB | 01 @40 05000000 F7CFF485B741E288
            a manifest of LevelDB or RocksDB | 56F9B8F8 1C00 01 011A 'leveldb.BytewiseComparator'
            a file of HBase (HFile) | 'DATABLK*' 00000031 00000034 FFFFFFFFFFFFFFFF
            a sequence file of Hadoop | 'SEQ' 06 19 'org.apache.hadoop.io.Text' 00
            a stream of Arrow | FFFFFFFF 80000000 10000000 00000A00
            a Feather file | 'FEA1' 00000000 'FEA1'
            a snapshot of ZooKeeper | 'ZKSN' 00000002 FFFFFFFFFFFFFFFF
            a transaction log of ZooKeeper | 'ZKLG' 00000002 0000000000000000
            a bolt database (etcd) | 0000000000000000 0400 0000 00000000 EDDA0CED 02000000 00100000
            an index of Prometheus | BAAAD700 02 00000000
            chunks of Prometheus | 85BD40DD 01 000000
            a binary log of MySQL | FE 'bin' 5C9B0A66 0F 01000000
            a backup of PostgreSQL (pg_dump) | 'PGDMP' 01 0E 00 04 08 01
            a backup of MongoDB (mongodump) | 6DE29981 76000000 10
            a table of WiredTiger (MongoDB) | 41D80100 0100 0000 00000000
            an index of a write-ahead log of SQLite (shm) | 18E22D00 00000000 01000000 01000010
            a dBase table | 03 18 05 11 01000000 4100 0A00 @32 'NAME' @43 'C' @64 0D 20
            a shapefile | 0000270A @24 00000032 E8030000 01000000 @100
            a GRIB file | 'GRIB' 0000 00 02 0000000000000014 '7777'
            a BUFR file | 'BUFR' 00000C 04 '7777'
            a LAS point cloud | 'LASF' @24 01 02 @227
            an OpenStreetMap extract (PBF) | 0000000E 0A09 'OSMHeader' 18 7C
            a table of SAS | @12 C2EA8160B31411CFBD92080009C7318C
            a table of SPSS | '$FL2@(#) SPSS DATA FILE' 02000000
            a table of Stata | '<stata_dta><header><release>118</release>'
            a MATLAB 7.3 file | 'MATLAB 7.3 MAT-file, Platform: GLNXA64' @512 894844460D0A1A0A
            weights of a model (safetensors) | 3A00000000000000 '{"w":{"dtype":"F32","shape":[1],"data_offsets":[0,4]}}    ' 00000000
            a Python pickle of protocol 2 or 3 | 8002 7D7100 58 01000000 'a' 7101 4B01 73 '.'
            a Python pickle of protocol 0 or 1 | '(dp0' 0A '.'
            execution data of JaCoCo | 01 C0C0 1007 10
            a portable heap dump of OpenJ9 | 0012 'portable heap dump' 00000006
            an XFS file system | 'XFSB' 00001000 0000000000010000
            a Btrfs file system | @65568 0000010000000000 0000000000000000 00000000 @65600 '_BHRfS_M'
            an HFS+ file system | @1024 'H+' 0004 80000000
            an APFS container | 0102030405060708 @32 'NXSB' 00100000
            an exFAT file system | EB7690 'EXFAT   ' @510 55AA
            a swap area of Linux | @1024 01000000 FF000000 @4086 'SWAPSPACE2'
            a physical volume of LVM | @512 'LABELONE' 0100000000000000 @536 'LVM2 001'
            a disk with a partition table (MBR) | @446 80 202100 83 AA2882 00080000 00000100 @510 55AA
            an image of EnCase (EWF) | 'EVF' 090D0AFF00 01 0100 0000
            a kernel of Linux (bzImage) | 'MZ' @510 55AA EB66 @514 'HdrS' 0F02
            a kernel or ramdisk of U-Boot | 27051956 00000000 00000000 00000010 00000000 00000000 00000000 05 02 02 00
            a device tree | D00DFEED 00000048 00000038 00000048 00000028 00000011 00000010
            a recording of perf | 'PERFILE2' 68000000 00000000
            a compiled terminal description | 1A01 1000 2600 0F00 9D01 0000 'linux|linux con' 00
            a prefetch file of Windows | 1E000000 'SCCA' 11000000
            a packed prefetch file of Windows | 'MAM' 04 00100000 00
            .DS_Store of macOS, the view of a folder | 00000001 'Bud1' 00001000
            debug symbols of Windows (PDB) | 'Microsoft C/C++ MSF 7.00' 0D0A1A 'DS' 000000
            a key store of Bouncy Castle (BKS) | 00000002 00000014 0102030405060708090A0B0C0D0E0F1011121314 00000400
            Java archive data packed by Pack200 | CAFED00D 07 96 00
            an image of ART (Android) | 'art' 0A '046' 00 00001000
            verified code of Android (VDEX) | 'vdex' '021' 00 '002' 00
            a KeePass database | 03D9A29A 67FB4BB5 00000400
            data encrypted by OpenSSL | 'Salted__' 0102030405060708 1112131415161718
            an OpenPGP public key | 98 0006 04 66000000 16 B4 01 'a'
            a swap file of Vim | 'b0VIM 9.0' 000000
            metadata of a Rust library | 'rust' 00000009 00001234
            a table of ICU | 2000 DA27 1400 0000 00 00 02 00
            data encrypted by age | 'age-encryption.org/v1' 0A '-> X25519 ' 0A
            a file of LZMA | 5D0000 8000 FFFFFFFFFFFFFFFF 00
            a file of compress (.Z) | 1F9D90 61 C488
            """;

    private SmallestFiles() {}

    /**
     * A small file.
     *
     * @param kind its name
     */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    record SmallFile(String kind, byte[] bytes) {
        @Override
        public String toString() {
            return kind;
        }
    }

    static List<SmallFile> all() {
        return TABLE.lines()
                .map(line -> line.split(" \\| ", 2))
                .map(row -> new SmallFile(row[0], bytes(row[1])))
                .toList();
    }

    private static byte[] bytes(String written) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Matcher part = PART.matcher(written);
        while (part.find()) {
            String each = part.group();
            out.writeBytes(
                    switch (each.charAt(0)) {
                        case '\'' -> each.substring(1, each.length() - 1).getBytes(ISO_8859_1);
                        case '@' -> new byte[Integer.parseInt(each.substring(1)) - out.size()];
                        default -> HexFormat.of().parseHex(each);
                    });
        }
        return out.toByteArray();
    }
}
