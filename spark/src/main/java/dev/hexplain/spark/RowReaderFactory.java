package dev.hexplain.spark;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.Set;
import org.apache.spark.TaskContext;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.connector.read.InputPartition;
import org.apache.spark.sql.connector.read.PartitionReader;
import org.apache.spark.sql.connector.read.PartitionReaderFactory;
import org.apache.spark.util.SerializableConfiguration;
import org.apache.spark.util.TaskCompletionListener;

/**
 * What a task needs to read its files.
 *
 * @param formats those whose files have rows; where it is empty, all have
 * @param columns the columns that are asked for, as their places among all
 */
record RowReaderFactory(
        ReadOptions options, ArrayList<String> formats, int[] columns, SerializableConfiguration storage)
        implements PartitionReaderFactory {
    private static final long serialVersionUID = 1;

    @Override
    public PartitionReader<InternalRow> createReader(InputPartition partition) {
        return reader((FilePartition) partition);
    }

    private FilePartitionReader reader(FilePartition files) {
        FileReading reading = new FileReading(options, Set.copyOf(formats), columns, storage.value());
        return FilePartitionReader.start(files.tasks(), reading);
    }

    /** The same rows, for a task that takes them itself. */
    Iterator<InternalRow> iterator(FilePartition files) {
        FilePartitionReader reader = reader(files);
        TaskCompletionListener end = _ -> reader.close();
        TaskContext.get().addTaskCompletionListener(end);
        return reader.iterator();
    }
}
