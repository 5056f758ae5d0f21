package dev.hexplain.cli;

import com.fasterxml.jackson.core.io.JsonStringEncoder;
import dev.hexplain.inspect.trees.DirectReading;
import java.nio.file.Path;

/** The result of a scan for one file, as a JSON object on one line. */
final class ScanLine {
    private static final String RAW = "raw";

    private ScanLine() {}

    static String of(Path file, DirectReading reading) {
        StringBuilder json = new StringBuilder("{\"file\":\"");
        JsonStringEncoder.getInstance().quoteAsString(file.toString(), json);
        json.append("\",\"format\":\"").append(reading.format());
        if (!reading.layers().equals(RAW)) {
            json.append("\",\"layers\":\"").append(reading.layers());
        }
        json.append("\",\"size\":").append(reading.size());
        json.append(",\"status\":\"").append(reading.status().id());
        json.append("\",\"fields\":").append(reading.fields());
        json.append(",\"covered\":").append(reading.covered());
        json.append(",\"issues\":").append(reading.issueCount());
        return json.append('}').toString();
    }
}
