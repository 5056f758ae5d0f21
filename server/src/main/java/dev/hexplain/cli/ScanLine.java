package dev.hexplain.cli;

import com.fasterxml.jackson.core.io.JsonStringEncoder;
import dev.hexplain.inspect.trees.TreeSummary;
import java.nio.file.Path;

/** The result of a scan for one file, as a JSON object on one line. */
final class ScanLine {
    private static final String RAW = "raw";

    private ScanLine() {}

    static String of(Path file, TreeSummary tree) {
        StringBuilder json = new StringBuilder("{\"file\":\"");
        JsonStringEncoder.getInstance().quoteAsString(file.toString(), json);
        json.append("\",\"format\":\"").append(tree.format());
        if (!tree.layers().equals(RAW)) {
            json.append("\",\"layers\":\"").append(tree.layers());
        }
        json.append("\",\"size\":").append(tree.size());
        json.append(",\"status\":\"").append(tree.status().id());
        json.append("\",\"fields\":").append(tree.fields());
        json.append(",\"covered\":").append(tree.covered());
        json.append(",\"opaque\":").append(tree.opaque());
        json.append(",\"issues\":").append(tree.issues());
        return json.append('}').toString();
    }
}
