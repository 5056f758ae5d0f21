package dev.hexplain.spark;

import java.util.ArrayList;
import java.util.List;
import org.apache.spark.sql.connector.read.InputPartition;

/** What one task reads. */
record FilePartition(ArrayList<FileTask> tasks) implements InputPartition {
    private static final long serialVersionUID = 1;

    static FilePartition of(List<FileTask> tasks) {
        return new FilePartition(new ArrayList<>(tasks));
    }
}
