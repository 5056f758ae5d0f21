package dev.hexplain.decode.files;

import static dev.hexplain.decode.files.FileFact.digits;
import static dev.hexplain.decode.files.FileFact.hex;
import static dev.hexplain.decode.files.FileFact.little;
import static dev.hexplain.decode.files.FileFact.text;
import static dev.hexplain.decode.files.FileFact.zeros;

import dev.hexplain.bytes.Source;
import java.util.List;

/** Documents, mail and fonts. */
final class DocumentKinds {
    static final List<FileKind> ALL = List.of(
            FileKind.of("a PDF document", "a PDF viewer", "", text(0, "%PDF-"), digits(5, 1), text(6, ".")),
            FileKind.of("a PostScript document", "a PostScript viewer", "", text(0, "%!PS-Adobe-"), digits(11, 1)),
            FileKind.of("a PostScript font", "a font viewer", "", hex(0, "8001"), text(6, "%!")),
            FileKind.of("an RTF document", "an office program", "", text(0, "{\\rtf"), digits(5, 1)),
            FileKind.of(
                    "an Office Open XML document (Word, Excel or PowerPoint)",
                    "an office program, or unpack it as a zip archive",
                    "",
                    hex(0, "504B0304"),
                    text(30, "[Content_Types].xml", "_rels/", "docProps/", "word/", "xl/", "ppt/")),
            FileKind.of(
                    "an OpenDocument file",
                    "an office program, or unpack it as a zip archive",
                    "",
                    hex(0, "504B0304"),
                    text(30, "mimetypeapplication/vnd.oasis.opendocument")),
            FileKind.of(
                    "an EPUB book",
                    "a book reader, or unpack it as a zip archive",
                    "",
                    hex(0, "504B0304"),
                    text(30, "mimetypeapplication/epub+zip")),
            FileKind.of(
                    "a compound file of Microsoft (Word, Excel, Outlook or an installer)",
                    "an office program",
                    "",
                    hex(0, "D0CF11E0A1B11AE1"),
                    hex(28, "FEFF")),
            FileKind.of("a compiled HTML help", "a help viewer", "", text(0, "ITSF"), little(4, 4, 2, 3)),
            FileKind.of("a Mobipocket book", "a book reader", "", text(60, "BOOKMOBI"), zeros(34, 2)),
            FileKind.of("an Outlook mail store", "Outlook", "", text(0, "!BDN"), text(8, "SM", "SO", "AB")),
            FileKind.of(
                    "a TrueType font",
                    "a font viewer",
                    "font/ttf",
                    hex(0, "00010000", "74727565"),
                    DocumentKinds::isTableDirectory),
            FileKind.of(
                    "an OpenType font", "a font viewer", "font/ttf", text(0, "OTTO"), DocumentKinds::isTableDirectory),
            FileKind.of("a collection of fonts", "a font viewer", "", text(0, "ttcf"), hex(4, "00010000", "00020000")),
            FileKind.of(
                    "a WOFF font",
                    "a font viewer",
                    "",
                    text(0, "wOFF"),
                    hex(4, "00010000", "4F54544F", "74727565"),
                    zeros(14, 2)),
            FileKind.of(
                    "a WOFF 2 font",
                    "a font viewer",
                    "",
                    text(0, "wOF2"),
                    hex(4, "00010000", "4F54544F", "74727565"),
                    zeros(14, 2)),
            FileKind.of(
                    "an Embedded OpenType font",
                    "a font viewer",
                    "",
                    text(34, "LP"),
                    hex(8, "00000100", "01000200", "02000200")),
            FileKind.of(
                    "a PCF font of X11", "a font viewer", "font/pcf_font", hex(0, "01666370"), little(4, 4, 1, 20)));

    private DocumentKinds() {}

    /** The number of tables, and the range of the binary search in them that follows from it (OpenType, table directory). */
    private static boolean isTableDirectory(Source source) {
        if (!FileFact.holds(source, 4, 4)) {
            return false;
        }
        int tables = (int) FileFact.big(source, 4, 2);
        return tables > 0 && FileFact.big(source, 6, 2) == 16L * Integer.highestOneBit(tables);
    }
}
